import type { ReactNode } from "react";
import { cx } from "#design/class-names.ts";
import { useStoredFile } from "#design/pictures/use-stored-file.ts";

type StoredPictureProps = {
  /** Null if there is none: then `empty` is shown. */
  fileId: string | null;
  alt: string;
  /** Shown if there is no picture, or it couldn’t be loaded. */
  empty: ReactNode;
  /** Needs an aspect ratio or a height. */
  className?: string;
};

/** A stored photo. Only signed-in people may load it; its address alone is not enough. */
export const StoredPicture = ({ fileId, alt, empty, className }: StoredPictureProps) => (
  <div className={cx("grid place-items-center overflow-hidden bg-surface-2 text-ink-3", className)}>
    {fileId ? <Fetched fileId={fileId} alt={alt} empty={empty} /> : empty}
  </div>
);

function Fetched({ fileId, alt, empty }: { fileId: string; alt: string; empty: ReactNode }) {
  const { address } = useStoredFile(fileId);
  return address ? <img src={address} alt={alt} className="size-full object-cover" /> : empty;
}
