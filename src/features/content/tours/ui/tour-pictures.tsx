import { cx } from "#design/class-names.ts";
import { Picture, type PictureFile } from "#design/pictures/picture.tsx";
import { SectionHeading } from "#design/section-heading.tsx";
import { tourDetail } from "../../words/tour-detail.ts";

/** Two or three pictures of the day, each with a caption. */
export function TourPictures({ pictures }: { pictures: readonly PictureFile[] }) {
  return (
    <section aria-labelledby="tour-pictures" className="wrap pt-(--section)">
      <SectionHeading id="tour-pictures" {...tourDetail.gallery} />
      <ul className={cx("grid gap-5 md:gap-6", pictures.length > 2 ? "md:grid-cols-3" : "md:grid-cols-2")}>
        {pictures.map((picture) => (
          <li key={picture.path}>
            <figure>
              <Picture
                image={picture}
                alt=""
                sizes={pictures.length > 2 ? "(min-width: 768px) 400px, 92vw" : "(min-width: 768px) 610px, 92vw"}
                className="aspect-3/2 overflow-hidden rounded-lg"
              />
              <figcaption className="mt-2.5 text-ink-2 text-sm">{picture.alt}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
