import { cx } from "#design/class-names.ts";
import { Picture, type PictureFile } from "#design/pictures/picture.tsx";
import { SectionHeading } from "#design/section-heading.tsx";
import { SiteLink } from "#platform/browser/link.tsx";
import type { AttractionSlug } from "../words/page-shapes.ts";

type PictureGalleryProps = {
  words: { kicker: string; title: string };
  places: readonly { name: string; slug: AttractionSlug; picture: PictureFile }[];
};

/** Eight prints in four columns; the first and the sixth are double width. Each leads to its place. */
export function PictureGallery({ words, places }: PictureGalleryProps) {
  return (
    <section id="gallery" aria-labelledby="gallery-title" className="section bg-surface-2">
      <div className="wrap">
        <SectionHeading id="gallery-title" {...words} />
        <ul className="grid grid-cols-2 gap-3 md:gap-4 lg:grid-cols-5">
          {places.map(({ name, slug, picture }, index) => (
            <li key={slug} className={cx(isWide(index) && "col-span-2")}>
              <SiteLink
                to={`/attractions/${slug}`}
                className="art-zoom group relative block overflow-hidden rounded-lg no-underline"
              >
                <Picture
                  image={picture}
                  sizes={isWide(index) ? "(min-width: 1024px) 490px, 92vw" : "(min-width: 1024px) 240px, 46vw"}
                  className="h-44 sm:h-60 lg:h-64"
                />
                <span className="absolute bottom-3 left-3 rounded-pill bg-atlantic/85 px-3 py-1.5 font-bold text-on-dark text-sm leading-none group-hover:underline">
                  {name}
                </span>
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Two rows of five columns: 2 1 1 1 above 1 1 1 2, so that no picture is alone, on phones either. */
const isWide = (index: number) => index === 0 || index === 7;
