import { Picture } from "#design/pictures/picture.tsx";
import { photograph } from "#features/content/words/photograph.ts";
import type { MediaPicture } from "../contract.ts";

type MediaThumbProps = { picture: MediaPicture; sizes?: string; className?: string };

/** A picture of the library, cropped around what matters on it. */
export const MediaThumb = ({ picture, sizes = "200px", className }: MediaThumbProps) => (
  <Picture
    image={photograph({
      kind: "uploaded",
      hash: picture.hash,
      width: picture.width,
      height: picture.height,
      widths: picture.widths,
      alt: picture.alt,
      focus: `${picture.focus_x}% ${picture.focus_y}%`,
    })}
    sizes={sizes}
    alt=""
    className={className ?? "aspect-4/3 w-full overflow-hidden rounded-md"}
  />
);
