import { useMemo } from "react";
import { OtherCurrencyOf } from "#design/currency/other-currency.tsx";
import { ChoiceCards } from "#design/fields/choice-cards.tsx";
import { formatRand } from "#design/money.tsx";
import { Picture, type PictureFile } from "#design/pictures/picture.tsx";
import { type ServiceOptionId, serviceOptions } from "#domain/company/catalogue.ts";
import { figuresIn, inFigures } from "#features/content/words/figures.ts";
import { priceBasis } from "#features/content/words/price-basis.ts";
import { StepHeading, type WizardForm } from "./step-heading.tsx";
import { answerSpan, type CompanyTerms } from "./use-company-terms.ts";
import { usualOffer } from "./use-offer-facts.ts";
import { countInOptions } from "./use-wizard-draft.ts";

/** Pictures by service id, and by tour slug. */
export type WizardPictures = Readonly<Record<string, PictureFile>>;

type ServiceStepProps = { form: WizardForm; pictures: WizardPictures; terms: CompanyTerms };

/** The first step: choosing one of the seven services. */
export function ServiceStep({ form, pictures, terms }: ServiceStepProps) {
  const { draft, change, problems, arrival } = form;
  const words = useMemo(() => inFigures(cardWords(terms), figuresIn(terms)), [terms]);
  const choose = (service: ServiceOptionId) =>
    change({ service, offer: usualOffer(service), passengers: countInOptions(draft.passengers) });
  return (
    <>
      <StepHeading
        title="What do you need?"
        text="Choose one. You can add a return trip and special requirements next."
        arrival={arrival}
      />
      <ChoiceCards<ServiceOptionId>
        legend="Service"
        hideLegend
        name="service_type"
        value={draft.service || undefined}
        onChange={choose}
        error={problems.service_type}
        choices={serviceOptions.map(({ id, name, isPopular }) => ({
          value: id,
          title: name,
          text: words[id].text,
          note: <Note {...words[id]} />,
          ...(id === "airport_transfer" && !terms.follows_flights && { text: "Driver with name board, at any hour" }),
          ...(id === "custom" && { note: `Quote in ${answerSpan(terms)}` }),
          tag: isPopular ? "Popular" : undefined,
          picture: pictures[id] && <CardPicture image={pictures[id]} />,
        }))}
        className={layout}
      />
    </>
  );
}

/** A price, and its basis below it. */
const Note = ({ note, basis }: Pick<CardWords, "note" | "basis">) => (
  <>
    {note}
    {basis && <span className="block font-normal text-ink-2 text-xs"> {basis}</span>}
    <OtherCurrencyOf text={note} className="block font-normal text-ink-2 text-xs" />
  </>
);

/** The seventh card spans the row, so that no card is alone. */
const layout =
  "grid-cols-2 sm:grid-cols-3 [&>label:last-child]:col-span-full [&>label:last-child]:flex-row [&>label:last-child]:items-center [&>label:last-child>span:first-of-type]:w-[36%] sm:[&>label:last-child>span:first-of-type]:w-[31%]";

const sizes = "(min-width: 1024px) 250px, (min-width: 640px) 30vw, 45vw";

const CardPicture = ({ image }: { image: PictureFile }) => (
  <Picture image={image} alt="" sizes={sizes} className="aspect-[240/118]" />
);

type CardWords = { readonly text: string; readonly note: string; readonly basis?: string };

/** A price as the specification writes it on these two lines: R2,000. */
const withComma = (cents: number | undefined) => formatRand(cents ?? 0).replaceAll("\u00a0", ",");

const cardWords = ({ prices }: CompanyTerms): Readonly<Record<ServiceOptionId, CardWords>> => ({
  airport_transfer: {
    text: "Driver with name board, flight tracked",
    note: "From {airport.ride}",
    basis: priceBasis.airport,
  },
  chauffeur_service: {
    text: `From ${withComma(prices["hire.half"])} half day / ${withComma(prices["hire.full"])}+ full day`,
    note: `${withComma(prices["hire.half"])}-${withComma(prices["hire.most"])}/day`,
    basis: priceBasis.carHire,
  },
  day_tour: {
    text: "Ten private tours at your own pace",
    note: "From {tour.cheapest}",
    basis: priceBasis.tour.toLowerCase(),
  },
  group_transport: {
    text: "Shuttles and coaches, discount from {group.from} passengers",
    note: "From {shuttle.person} per person",
    basis: priceBasis.shuttle,
  },
  staff_transport: { text: "Fixed routes for every shift", note: "Custom quote" },
  corporate_events: { text: "Delegates, guests and venue loops", note: "Custom quote" },
  custom: { text: "Tell us your plan and we’ll quote", note: "" },
});
