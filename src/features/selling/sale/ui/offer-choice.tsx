import { Check } from "lucide-react";
import { Field, FieldError, RequiredMark } from "#design/fields/field.tsx";
import { NumberStepper } from "#design/fields/number-stepper.tsx";
import { formatRand } from "#design/money.tsx";
import { Picture, type PictureFile } from "#design/pictures/picture.tsx";
import { tourChosen } from "#domain/booking/tour-season.ts";
import { hireHours } from "#domain/pricing/hire-hours.ts";
import { packagesIn, type StartingPrices } from "#domain/pricing/starting-prices.ts";
import { ChoicePills } from "./choice-pills.tsx";
import type { WizardPictures } from "./service-step.tsx";
import type { WizardForm } from "./step-heading.tsx";
import { durationText, packageText, seasonText } from "./use-offer-facts.ts";
import { useStartingPrices, useWizardServices, useWizardTours } from "./use-starting-prices.ts";
import type { Draft, Preset } from "./use-wizard-draft.ts";

type OfferChoiceProps = { form: WizardForm; preset: Preset | undefined; pictures: WizardPictures };

/** The choices within a service: the tour and its length, or the kind and length of a hire. */
export function OfferChoice({ form: { draft, change, problems }, preset, pictures }: OfferChoiceProps) {
  const chosen = tourChosen(draft, useWizardTours());
  return (
    <>
      {draft.service === "day_tour" && !preset && (
        <TourChoice
          value={chosen?.slug ?? ""}
          error={problems.offer}
          onChange={(offer) => change({ offer })}
          pictures={pictures}
        />
      )}
      {draft.offer === "garden-route" && <PackageChoice draft={draft} change={change} />}
      {draft.service === "chauffeur_service" && <HireChoice draft={draft} change={change} isSet={Boolean(preset)} />}
      {draft.service === "group_transport" && !preset && isWritten(draft) && (
        <GroupChoice draft={draft} change={change} />
      )}
    </>
  );
}

type ChoiceProps = Pick<WizardForm, "draft" | "change">;

/** The lengths that have a price in the tariff. */
const packageChoices = (prices: StartingPrices) => [
  { value: "0", label: "2–3 day tour" },
  ...packagesIn(prices).map(({ days, perPerson }) => ({ value: String(days), label: packageText(days, perPerson) })),
];

const PackageChoice = ({ draft, change }: ChoiceProps) => (
  <ChoicePills
    legend="Duration"
    name="package_days"
    options={packageChoices(useStartingPrices())}
    value={String(draft.packageDays)}
    onChange={(days) => change({ packageDays: Number(days) })}
  />
);

type Hire = "half_day" | "full_day" | "chauffeur";

const hireOf = ({ offer, hireUnit }: Draft): Hire => (offer === "chauffeur-services" ? "chauffeur" : hireUnit);

const hireChoices = (prices: StartingPrices): readonly { value: Hire; label: string }[] => [
  { value: "half_day", label: `Half day, from ${formatRand(prices["hire.half"] ?? 0)}` },
  { value: "full_day", label: `Full day, from ${formatRand(prices["hire.full"] ?? 0)}` },
  { value: "chauffeur", label: `Chauffeur, from ${formatRand(prices["chauffeur.day"] ?? 0)} per day` },
];

/** How the three differ: duration, vehicle, and kind of day. */
const hireTexts: Readonly<Record<Hire, string>> = {
  half_day: `Car, driver and fuel for up to ${hireHours.half_day} hours: a morning or an afternoon in and near town. Sedan or shuttle.`,
  full_day: `Car, driver and fuel for up to ${hireHours.full_day} hours: time for the Winelands, Cape Point or Hermanus. Sedan or shuttle.`,
  chauffeur:
    "A sedan and a chauffeur at your disposal, up to 3 passengers, for meetings and plans that change. You choose the hours.",
};

/** A chauffeur drives a sedan by the hour; a hired car comes for half a day or a full day. */
function HireChoice({ draft, change, isSet }: ChoiceProps & { isSet: boolean }) {
  const hire = hireOf(draft);
  const prices = useStartingPrices();
  const isSold = useIsSold();
  const isOwn = !isWritten(draft);
  const choices = hireChoices(prices).filter(({ value }) => {
    if (isSet || isOwn) return (value === "chauffeur") === (hire === "chauffeur");
    return isSold(value === "chauffeur" ? "chauffeur-services" : "car-hire");
  });
  const choose = (next: Hire) => {
    if (next === "chauffeur") change({ offer: "chauffeur-services" });
    else change({ offer: isOwn ? draft.offer : "car-hire", hireUnit: next });
  };
  return (
    <div className="grid gap-4">
      {choices.length > 1 && (
        <ChoicePills legend="Type of hire" name="hire_unit" options={choices} value={hire} onChange={choose} />
      )}
      <p className="text-ink-2 text-sm">{hireTexts[hire]}</p>
      {hire === "chauffeur" && (
        <Field label="Hours" hint={`A day’s price includes ${prices["chauffeur.hours"] ?? 8} hours`}>
          <NumberStepper
            noun="hours"
            name="hire_hours"
            min={1}
            max={24}
            value={draft.hireHours}
            onChange={(hireHours) => change({ hireHours })}
          />
        </Field>
      )}
    </div>
  );
}

const groupChoices = [
  { value: "private-shuttles", label: "Point to point" },
  { value: "coach-hire", label: "Coach by the day" },
] as const;

function GroupChoice({ draft, change }: ChoiceProps) {
  const isSold = useIsSold();
  const options = groupChoices.filter(({ value }) => isSold(value));
  if (options.length < 2) return null;
  return (
    <ChoicePills
      legend="Type of transport"
      name="group_offer"
      options={options}
      value={draft.offer === "coach-hire" ? "coach-hire" : "private-shuttles"}
      onChange={(offer) => change({ offer })}
    />
  );
}

/** The offers that the wizard has words for. A service of the company’s own is one choice by itself. */
const isWritten = ({ offer }: Draft) =>
  ["", "car-hire", "chauffeur-services", "private-shuttles", "coach-hire"].includes(offer);

function useIsSold() {
  const services = useWizardServices();
  return (slug: string) => services.some((one) => one.slug === slug && one.state === "on_sale");
}

type TourChoiceProps = {
  value: string;
  error: string | undefined;
  onChange: (slug: string) => void;
  pictures: WizardPictures;
};

/** The tours as small cards: a strip to swipe on a phone, a grid on a wide screen. */
function TourChoice({ value, error, onChange, pictures }: TourChoiceProps) {
  const prices = useStartingPrices();
  const tours = useWizardTours();
  return (
    <fieldset className="min-w-0" aria-describedby="tour-problem">
      <legend className="mb-2.5 font-semibold text-sm">
        Which tour?
        <RequiredMark />
      </legend>
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
      <FieldError id="tour-problem" text={error} />
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
