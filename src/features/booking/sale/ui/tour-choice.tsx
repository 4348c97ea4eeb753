import { Check } from "lucide-react";
import { formatRand } from "#design/money.tsx";
import { Picture, type PictureFile } from "#design/pictures/picture.tsx";
import { tours } from "#domain/company/catalogue.ts";
import type { WizardPictures } from "./service-step.tsx";
import { durationText, seasonText } from "./use-offer-facts.ts";
import { useStartingPrices } from "./use-starting-prices.ts";

type TourChoiceProps = { value: string; onChange: (slug: string) => void; pictures: WizardPictures };

/** The ten tours, small: a strip to swipe on a phone, a board on a wide screen. */
export function TourChoice({ value, onChange, pictures }: TourChoiceProps) {
  const prices = useStartingPrices();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2.5 font-semibold text-sm">Which tour?</legend>
      <div className="-mx-1 flex snap-x gap-2.5 overflow-x-auto px-1 py-1 sm:grid sm:grid-cols-5 sm:gap-3 sm:overflow-visible">
        {tours.map((tour) => (
          <label key={tour.slug} className={card}>
            <input
              type="radio"
              name="offer"
              value={tour.slug}
              checked={tour.slug === value}
              onChange={() => onChange(tour.slug)}
              className="peer/tour sr-only"
            />
            <TourPicture image={pictures[tour.slug]} />
            <span className={mark}>
              <Check aria-hidden="true" strokeWidth={3} className="size-3.5" />
            </span>
            <span className="grid gap-0.5 px-2.5 pt-2 pb-2.5">
              <span className="font-bold font-display text-[0.9375rem] leading-tight">{tour.name}</span>
              <span className="text-ink-2 text-xs leading-snug">
                {durationText(tour.duration)}
                {tour.months && `, ${seasonText(tour.months)}`}
              </span>
              <TourFrom cents={prices[`tour.${tour.slug}`]} />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const TourFrom = ({ cents }: { cents: number | undefined }) => (
  <span className="font-bold text-sm">{cents === undefined ? "On request" : `From ${formatRand(cents)}`}</span>
);

const TourPicture = ({ image }: { image: PictureFile | undefined }) =>
  image ? <Picture image={image} alt="" sizes="150px" className="aspect-[4/3] w-full" /> : null;

const card =
  "relative w-34 shrink-0 cursor-pointer snap-start overflow-hidden rounded-md bg-surface transition-shadow duration-(--d-2) sm:w-auto " +
  "after:pointer-events-none after:absolute after:inset-0 after:rounded-[inherit] after:inset-ring-[1.5px] after:inset-ring-line " +
  "hover:shadow-2 hover:after:inset-ring-line-strong has-checked:after:inset-ring-3 has-checked:after:inset-ring-primary " +
  "has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus";

const mark =
  "absolute top-2 right-2 grid size-6 place-items-center rounded-pill bg-primary text-on-primary opacity-0 peer-checked/tour:opacity-100";
