import { X } from "lucide-react";
import { IconButton } from "#design/button.tsx";
import { Picture, type PictureFile } from "#design/pictures/picture.tsx";
import { BlockSection } from "./block-section.tsx";
import type { DrawnBlock } from "./drawn-block.tsx";

/** Pictures that open large. The browser opens them, so it works before any script has run. */
export function GalleryBlock({ id, values: { title, photos }, pictureOf }: DrawnBlock<"gallery">) {
  const found = photos.flatMap(({ picture, caption }) => {
    const file = pictureOf(picture);
    return file ? [{ file, caption }] : [];
  });
  return (
    <BlockSection id={id} heading={{ title }}>
      <ul className="grid grid-cols-2 gap-3 @2xl:gap-4 @4xl:grid-cols-3">
        {found.map(({ file, caption }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a picture may be there twice
          <li key={`${at} ${file.path}`}>
            <Photo id={`${id}-${at + 1}`} file={file} caption={caption} />
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}

type PhotoProps = { id: string; file: PictureFile; caption: string };

function Photo({ id, file, caption }: PhotoProps) {
  return (
    <figure>
      <button
        type="button"
        popoverTarget={id}
        className="art-zoom block w-full overflow-hidden rounded-lg"
        aria-label={`Enlarge: ${file.alt || caption || "picture"}`}
      >
        <Picture image={file} alt="" sizes="(min-width: 1024px) 400px, 46vw" className="aspect-3/2" />
      </button>
      {caption && <figcaption className="mt-2 text-ink-2 text-sm">{caption}</figcaption>}
      <div
        id={id}
        popover="auto"
        role="dialog"
        aria-label={file.alt || caption || "Picture"}
        className="m-auto max-h-dvh max-w-[min(96vw,75rem)] overflow-visible rounded-lg bg-transparent p-0 backdrop:bg-atlantic/90"
      >
        <Picture
          image={file}
          sizes="96vw"
          className="max-h-[85dvh] rounded-lg [&_img]:max-h-[85dvh] [&_img]:object-contain"
        />
        <IconButton
          label="Close"
          popoverTarget={id}
          popoverTargetAction="hide"
          variant="paper"
          className="absolute top-2 right-2"
        >
          <X aria-hidden="true" />
        </IconButton>
      </div>
    </figure>
  );
}
