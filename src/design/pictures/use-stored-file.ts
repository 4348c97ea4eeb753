import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { fetchFile } from "#platform/browser/fetch-file.ts";

/** A stored file as an address of this page, fetched with the token of who is signed in; nothing without an id. */
export function useStoredFile(fileId: string | null) {
  const file = useQuery({
    queryKey: ["stored-file", fileId],
    queryFn: () => fetchFile(fileId ?? ""),
    staleTime: 600_000,
    enabled: fileId !== null,
  });
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
  return { address, type: file.data?.type ?? "", error: file.error, onAgain: () => void file.refetch() };
}
