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
