/**
 * The body’s bytes, at most `limit`. One that announces more is not read at all, and one that hides its length is
 * abandoned at the limit, so that answering need not wait for the rest.
 */
export async function readBytes(request: Request, limit: number): Promise<Buffer | "too large" | "cut short"> {
  const announced = Number(request.headers.get("content-length") ?? Number.NaN);
  if (announced > limit) return "too large";
  if (!request.body) return Buffer.alloc(0);
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body.getReader();
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      size += part.value.byteLength;
      if (size > limit) return "too large";
      chunks.push(part.value);
    }
  } catch {
    return "cut short";
  } finally {
    reader.releaseLock();
  }
  return Number.isFinite(announced) && size < announced ? "cut short" : Buffer.concat(chunks, size);
}
