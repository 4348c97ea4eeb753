import { accessToken } from "#platform/browser/session.ts";

/** A stored paper, fetched with the token of who is signed in: its address alone opens nothing. */
export async function fetchPdf(fileId: string): Promise<Blob> {
  const token = await accessToken();
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const answer = await fetch(`/files/v1/${fileId}`, { headers }).catch(() => undefined);
  if (!answer) throw new Error("The server could not be reached. Please check your connection.");
  if (!answer.ok) throw new Error("This file cannot be opened. It may not be for you.");
  return answer.blob();
}

/** Hands a file to the browser's own downloads. */
export function savePdf(file: Blob, name: string) {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken the file by the next turn; a minute is more than enough.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
