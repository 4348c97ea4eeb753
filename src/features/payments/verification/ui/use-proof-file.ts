import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { accessToken } from "#platform/browser/session.ts";

/** The file of a proof as an address of this page, fetched with the token of who is signed in. */
export function useProofFile(fileId: string) {
  const file = useQuery({ queryKey: ["proof-file", fileId], queryFn: () => fetchFile(fileId), staleTime: 600_000 });
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!file.data) return;
    const made = URL.createObjectURL(file.data);
    setAddress(made);
    return () => {
      setAddress(undefined);
      URL.revokeObjectURL(made);
    };
  }, [file.data]);
  return { address, error: file.error, again: () => void file.refetch() };
}

async function fetchFile(fileId: string): Promise<Blob> {
  const token = await accessToken();
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const answer = await fetch(`/files/v1/${fileId}`, { headers }).catch(() => undefined);
  if (!answer) throw new Error("The server could not be reached. Please check your connection.");
  if (!answer.ok) throw new Error("This file cannot be opened. It may have been taken away.");
  return answer.blob();
}
