import { accessToken } from "#platform/browser/session.ts";

/** A stored paper, fetched with the token of who is signed in: its address alone opens nothing. */
export async function fetchDocument(fileId: string): Promise<Blob> {
  const token = await accessToken();
  const answer = await fetch(`/files/v1/${fileId}`, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
  }).catch(() => undefined);
  if (!answer) throw new Error("We couldn’t reach the server. Check your connection.");
  if (!answer.ok) throw new Error("We couldn’t open this file. It may have been deleted.");
  return answer.blob();
}

/** Hands a file to the browser's own downloads. */
export function saveFile(file: Blob, name: string) {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken the file by the next turn; a minute is more than enough.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
