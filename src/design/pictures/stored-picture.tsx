import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { fetchFile } from "#platform/browser/fetch-file.ts";
import { cx } from "../class-names.ts";

type StoredPictureProps = {
  /** Null where there is none: the place shows `empty`. */
  fileId: string | null;
  alt: string;
  /** Shown where there is no picture, or it couldn’t be loaded. */
  empty: ReactNode;
  /** Shapes the frame: give it an aspect ratio or a height. */
  className?: string;
};

/** A picture among the stored files, which only those signed in may read: its address alone opens nothing. */
export function StoredPicture({ fileId, alt, empty, className }: StoredPictureProps) {
  const file = useQuery({
    queryKey: ["stored-picture", fileId],
    queryFn: () => fetchFile(fileId ?? ""),
    enabled: fileId !== null,
    staleTime: 600_000,
    retry: false,
  });
  const address = useObjectUrl(file.data);
  return (
    <div className={cx("grid place-items-center overflow-hidden bg-surface-2 text-ink-3", className)}>
      {address ? <img src={address} alt={alt} className="size-full object-cover" /> : empty}
    </div>
  );
}

/** What was fetched as an address of this page, for as long as it is shown. */
function useObjectUrl(content: Blob | undefined): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!content) return;
    const made = URL.createObjectURL(content);
    setAddress(made);
    return () => {
      setAddress(undefined);
      URL.revokeObjectURL(made);
    };
  }, [content]);
  return address;
}
