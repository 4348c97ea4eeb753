import { CallFailed, unreachable } from "./call-api.ts";
import { accessToken } from "./session.ts";

/** Fetches a stored file as the signed-in person: its address alone opens nothing. */
export async function fetchFile(fileId: string): Promise<Blob> {
  const token = await accessToken();
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const answer = await fetch(`/files/v1/${fileId}`, { headers }).catch(() => {
    throw unreachable();
  });
  if (answer.ok) return answer.blob();
  throw new CallFailed(answer.status, "no_file", "We couldn’t open this file. It may have been deleted.");
}
