import { Car } from "lucide-react";
import { Card } from "#design/card.tsx";
import { cx } from "#design/class-names.ts";
import { Picture } from "#design/pictures/picture.tsx";
import { SiteLink } from "#platform/browser/link.tsx";
import { DriveText } from "../../ui/drive-text.tsx";
import type { AttractionGlance } from "../../words/page-shapes.ts";

type AttractionCardProps = {
  place: AttractionGlance;
  /** Takes the whole row: the picture is then a panorama. */
  isWide?: boolean;
};

/** A sight at a glance: a row on phones, a card elsewhere, linked to its page. */
export function AttractionCard({ place, isWide = false }: AttractionCardProps) {
  return (
    <Card variant="picture" className="relative h-full max-sm:flex-row!">
      <Picture
        image={place.picture}
        alt=""
        sizes={
          isWide
            ? "(min-width: 1024px) 850px, (min-width: 640px) 92vw, 240px"
            : "(min-width: 1024px) 415px, (min-width: 640px) 46vw, 240px"
        }
        className={cx("max-sm:w-28 max-sm:shrink-0", isWide ? "sm:aspect-[12/5]" : "sm:aspect-3/2")}
      />
      <div className="flex min-w-0 flex-1 flex-col px-4 py-3.5 sm:px-6 sm:py-5.5">
        <p className="font-semibold text-ink-2 text-sm">{place.area}</p>
        <h3 className="mt-0.5 text-[1.1875rem] leading-tight sm:text-[1.4375rem] sm:leading-[1.25]">
          <SiteLink
            to={`/attractions/${place.slug}`}
            className="text-inherit no-underline after:absolute after:inset-0 after:rounded-lg hover:text-primary-text"
          >
            {place.name}
          </SiteLink>
        </h3>
        <p className="mt-1.5 mb-3 max-w-[46em] text-[0.9063rem] text-ink-2 leading-snug max-sm:line-clamp-3 sm:mt-2 sm:mb-4 sm:text-[0.9688rem] sm:leading-normal">
          {place.summary}
        </p>
        <p className="mt-auto flex items-center gap-2 font-semibold text-sm">
          <Car aria-hidden="true" className="size-[18px] shrink-0 text-info" />
          <span>
            <DriveText drive={place.fromCity} />
            {place.driveEnds ? ` to ${place.driveEnds}` : <span className="max-sm:sr-only"> from the city</span>}
          </span>
        </p>
      </div>
    </Card>
  );
}
