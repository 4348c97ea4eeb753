import { CallFailed, unreachable } from "./call-api.ts";
import { accessToken } from "./session.ts";

type Asking = {
  /** Called with bytes received and expected. */
  onProgress: (received: number, total: number) => void;
  signal: AbortSignal;
};

/** Fetches a file that is generated while it is sent, as the signed-in person, with progress. */
export async function fetchLargeFile(address: string, input: unknown, { onProgress, signal }: Asking): Promise<Blob> {
  const token = await accessToken();
  const answer = await fetch(address, {
    method: "POST",
    headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(input),
    signal,
  }).catch((cause: unknown) => {
    if (signal.aborted) throw cause;
    throw unreachable();
  });
  if (!answer.ok || !answer.body) throw await failureOf(answer);
  const total = Number(answer.headers.get("content-length")) || 0;
  let received = 0;
  const counted = answer.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(piece, next) {
        received += piece.byteLength;
        onProgress(received, total);
        next.enqueue(piece);
      },
    }),
  );
  // Browsers keep large blobs on disk, whereas an array of chunks would stay in memory.
  const file = await new Response(counted).blob().catch((cause: unknown) => {
    if (signal.aborted) throw cause;
    throw cutOff();
  });
  if (total > 0 && file.size < total) throw cutOff();
  return file;
}

const cutOff = () => new CallFailed(0, "cut_short", "The download was interrupted. Please try again.");

async function failureOf(answer: Response): Promise<CallFailed> {
  const body: { message?: unknown } = await answer.json().catch(() => ({}));
  const message = typeof body.message === "string" ? body.message : "Something went wrong. Please try again.";
  return new CallFailed(answer.status, "no_file", message);
}
