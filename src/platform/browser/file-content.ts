const chunk = 0x8000;

/** A chosen file’s bytes as a call takes them. */
export async function contentOf(file: File): Promise<{ content: string }> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = "";
  for (let at = 0; at < bytes.length; at += chunk) text += String.fromCharCode(...bytes.subarray(at, at + chunk));
  return { content: btoa(text) };
}
