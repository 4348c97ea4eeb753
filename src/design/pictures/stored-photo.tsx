import { ImageOff } from "lucide-react";
import type { ReactNode } from "react";
import { useStoredFile } from "./use-stored-file.ts";

type StoredPhotoProps = {
  fileId: string;
  /** Its contents in words, for those who cannot see it. */
  label: string;
  /** Below it: when it was taken, and who took it. */
  children?: ReactNode;
};

/** A stored photograph, small; it opens in full beside the page. */
export function StoredPhoto({ fileId, label, children }: StoredPhotoProps) {
  const { address, error, onAgain } = useStoredFile(fileId);
  const frame = "grid aspect-4/3 w-full place-items-center overflow-hidden rounded-md bg-surface-2";
  return (
    <figure className="grid gap-1">
      {error ? (
        <button type="button" onClick={onAgain} className={frame}>
          <ImageOff aria-hidden="true" className="size-6 text-ink-3" />
          <span className="text-ink-2 text-xs">Couldn’t load. Try again</span>
        </button>
      ) : (
        <a href={address} target="_blank" rel="noreferrer" aria-label={`${label}, open in a new tab`} className={frame}>
          {address && <img src={address} alt="" className="size-full object-cover" />}
        </a>
      )}
      {children && <figcaption className="text-ink-3 text-xs">{children}</figcaption>}
    </figure>
  );
}
