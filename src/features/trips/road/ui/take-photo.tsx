import { type ComponentProps, useState } from "react";
import { PhotoButton } from "#design/fields/photo-button.tsx";
import type { PhotoKind } from "#domain/road/photo-kinds.ts";
import { type PhotoSubject, usePhotos } from "./use-photos.ts";

type TakePhotoProps = Pick<ComponentProps<typeof PhotoButton>, "label" | "variant" | "size" | "wide"> & {
  kind: PhotoKind;
  subject: PhotoSubject;
  onTaken?: () => void;
};

/** Takes a photo and says whether it is saved on this phone or sent. */
export function TakePhoto({ kind, subject, onTaken, ...look }: TakePhotoProps) {
  const { take, waiting } = usePhotos(subject);
  const [taken, setTaken] = useState(0);
  const kept = waiting.filter(({ body }) => body.kind === kind).length;
  const add = async (file: File) => {
    await take(kind, file);
    setTaken((before) => before + 1);
    onTaken?.();
  };
  return (
    <div className="grid gap-1.5">
      <PhotoButton {...look} onPhoto={add} />
      <p role="status" className="text-center text-sm empty:hidden">
        {statusText(kept, taken)}
      </p>
    </div>
  );
}

function statusText(kept: number, taken: number): string {
  if (kept === 1) return "1 photograph saved on this phone. It’s sent automatically.";
  if (kept > 1) return `${kept} photographs saved on this phone. They’re sent automatically.`;
  if (taken === 0) return "";
  return taken === 1 ? "Photograph sent" : `${taken} photographs sent`;
}
