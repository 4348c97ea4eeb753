/** The body as text, or undefined when it is larger than allowed; a caller that hides the length is cut off in time. */
export async function readBody(request: Request, limit: number): Promise<string | undefined> {
  const announced = request.headers.get("content-length");
  if (announced !== null) return Number(announced) > limit ? undefined : request.text();
  if (!request.body) return "";
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    if (size > limit) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

export type StartOfBody = {
  readonly text: string;
  readonly isWhole: boolean /** As far as it is known. */;
  readonly size: number;
};

/** The body as text up to a limit; what is beyond it is left unread. */
export async function readStart(request: Request, limit: number): Promise<StartOfBody> {
  const chunks: Uint8Array[] = [];
  let read = 0;
  for await (const chunk of request.body ?? []) {
    chunks.push(chunk);
    read += chunk.byteLength;
    if (read > limit) break;
  }
  const text = Buffer.concat(chunks).subarray(0, limit).toString("utf8");
  return { text, isWhole: read <= limit, size: Math.max(read, Number(request.headers.get("content-length")) || 0) };
}
