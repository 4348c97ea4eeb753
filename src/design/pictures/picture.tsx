import { cx } from "#design/class-names.ts";

/** The facts about one picture: a drawing of the build, or a photograph that was uploaded. */
export type PictureFile = {
  /** Address without width and ending: `/art/winelands` means `/art/winelands-800.avif` and its sisters. */
  path: string;
  /** Changes with the drawing, so that the files may be cached for ever. A photograph has it in its path, and none here. */
  version?: string;
  width: number;
  height: number;
  /** A photograph has one file of each width, a drawing two. */
  isPhotograph?: boolean;
  /** The widths in which a photograph has modern formats too, ascending. */
  copies?: readonly number[];
  /** Ascending. */
  widths: readonly number[];
  /** The part that must stay visible when a frame crops the picture, as `object-position`. */
  focus: string;
  /** A gradient in the picture's own colours, shown until it arrives. */
  placeholder: string;
  alt: string;
};

type PictureProps = {
  image: PictureFile;
  /** How wide the frame is on screen, as in `<img sizes>`. */
  sizes: string;
  /** Replaces the picture's own description; an empty text marks it as decoration. */
  alt?: string;
  /** For the one picture a visitor sees first. */
  priority?: boolean;
  /** Shapes the frame: give it an aspect ratio or a height. */
  className?: string;
};

/** One of our pictures, filling its frame and cropped around its focus. */
export function Picture({ image, sizes, alt = image.alt, priority = false, className }: PictureProps) {
  return (
    <picture className={cx("art block", className)} style={{ background: image.placeholder }}>
      {!image.isPhotograph && <source type="image/avif" srcSet={sourceSet(image, "avif")} sizes={sizes} />}
      {image.copies && <source type="image/avif" srcSet={copiesOf(image, "avif")} sizes={sizes} />}
      {image.copies && <source type="image/webp" srcSet={copiesOf(image, "webp")} sizes={sizes} />}
      <FallbackImage image={image} sizes={sizes} alt={alt} priority={priority} />
    </picture>
  );
}

type ArtDirectedProps = {
  wide: PictureFile;
  tall: PictureFile;
  alt?: string;
  priority?: boolean;
  className?: string;
};

/** The screens that get the tall drawing. */
export const tallScreens = "(max-width: 720px)";
const wideScreens = "(min-width: 720.02px)";

// Flat shapes hide missing pixels: a third fewer than the screen has saves a phone 20 KB and is not seen.
const tallSizes = "68vw";
const wideSizes = "100vw";

/** A picture drawn twice, for landscape and for phones; it fills the width of the page. */
export function ArtDirected({ wide, tall, alt = wide.alt, priority = false, className }: ArtDirectedProps) {
  const tallSource = { media: tallScreens, sizes: tallSizes, width: tall.width, height: tall.height };
  return (
    <picture className={cx("art block", className)} style={{ background: wide.placeholder }}>
      <source {...tallSource} type="image/avif" srcSet={sourceSet(tall, "avif")} />
      <source {...tallSource} type="image/webp" srcSet={sourceSet(tall, "webp")} />
      <source type="image/avif" srcSet={sourceSet(wide, "avif")} sizes={wideSizes} />
      <FallbackImage image={wide} sizes={wideSizes} alt={alt} priority={priority} />
    </picture>
  );
}

type PreloadPictureProps = { image: PictureFile; sizes: string; media?: string };

/** Starts a picture's download from the head of the page, before its markup is read. */
export function PreloadPicture({ image, sizes, media }: PreloadPictureProps) {
  return (
    <link
      rel="preload"
      as="image"
      type={image.isPhotograph ? "image/jpeg" : "image/avif"}
      href={fileOf(image, middleWidth(image), "avif")}
      imageSrcSet={sourceSet(image, "avif")}
      imageSizes={sizes}
      media={media}
      fetchPriority="high"
    />
  );
}

/** The same for an `ArtDirected` picture: each screen fetches its own drawing only. */
export function PreloadArtDirected({ wide, tall }: Pick<ArtDirectedProps, "wide" | "tall">) {
  return (
    <>
      <PreloadPicture image={tall} sizes={tallSizes} media={tallScreens} />
      <PreloadPicture image={wide} sizes={wideSizes} media={wideScreens} />
    </>
  );
}

function FallbackImage({ image, sizes, alt, priority }: Required<Omit<PictureProps, "className">>) {
  return (
    <img
      src={fileOf(image, middleWidth(image), "webp")}
      srcSet={sourceSet(image, "webp")}
      sizes={sizes}
      width={image.width}
      height={image.height}
      alt={alt}
      loading={priority ? "eager" : "lazy"}
      fetchPriority={priority ? "high" : undefined}
      decoding="async"
      className="block size-full object-cover"
      style={{ objectPosition: image.focus }}
    />
  );
}

const fileOf = (image: PictureFile, width: number, ending: "avif" | "webp") =>
  image.isPhotograph ? `${image.path}-${width}.jpg` : `${image.path}-${width}.${ending}?v=${image.version}`;

const sourceSet = (image: PictureFile, ending: "avif" | "webp") =>
  image.widths.map((width) => `${fileOf(image, width, ending)} ${width}w`).join(", ");

const copiesOf = ({ path, copies = [] }: PictureFile, ending: "avif" | "webp") =>
  copies.map((width) => `${path}-${width}.${ending} ${width}w`).join(", ");

/** For browsers that cannot choose by width. */
const middleWidth = ({ widths, width }: PictureFile) => widths[Math.floor((widths.length - 1) / 2)] ?? width;
