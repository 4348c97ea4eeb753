import { cx } from "#design/class-names.ts";
import { Picture, type PictureFile } from "#design/pictures/picture.tsx";

/** A few pictures with descriptions, the first one large. */
export function ServiceGallery({ pictures }: { pictures: readonly PictureFile[] }) {
  return (
    <section aria-label="Gallery" className="wrap pb-(--section)">
      <ul className="grid gap-4 sm:grid-cols-2 sm:gap-5 lg:grid-cols-[1.9fr_1fr]">
        {pictures.map((picture, index) => (
          <li key={picture.path} className={cx(index === 0 && "sm:col-span-2 lg:col-span-1 lg:row-span-2")}>
            <Picture
              image={picture}
              sizes={
                index === 0
                  ? "(min-width: 1024px) 800px, 92vw"
                  : "(min-width: 1024px) 420px, (min-width: 640px) 46vw, 92vw"
              }
              className={cx("aspect-3/2 rounded-lg", index === 0 && "lg:aspect-auto lg:size-full")}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
