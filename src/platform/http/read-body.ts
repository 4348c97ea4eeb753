/** The body ended early: anyone who sent it is no longer there to get an answer. */
export class ClientGone extends Error {
  override readonly name = "ClientGone";
}

/** The body as text, or undefined if it is too large; a caller that hides the length is cut off in time. */
export async function readBody(request: Request, limit: number): Promise<string | undefined> {
  const announced = request.headers.get("content-length");
  if (announced !== null) return Number(announced) > limit ? undefined : received(request.text());
  if (!request.body) return "";
  const { text, isWhole } = await readStart(request, limit);
  return isWhole ? text : undefined;
}

export type StartOfBody = {
  readonly text: string;
  readonly isWhole: boolean;
  readonly size: number;
};

/** The body as text up to a limit; the rest is left unread. */
export async function readStart(request: Request, limit: number): Promise<StartOfBody> {
  const chunks: Uint8Array[] = [];
  let read = 0;
  const reading = async () => {
    for await (const chunk of request.body ?? []) {
      chunks.push(chunk);
      read += chunk.byteLength;
      if (read > limit) break;
    }
  };
  await received(reading());
  const text = Buffer.concat(chunks).subarray(0, limit).toString("utf8");
  return { text, isWhole: read <= limit, size: Math.max(read, Number(request.headers.get("content-length")) || 0) };
}

/** Reading only fails if the connection was cut. */
const received = <T>(reading: Promise<T>): Promise<T> =>
  reading.catch((error: unknown) => {
    throw new ClientGone("We didn’t receive the whole request.", { cause: error });
  });
