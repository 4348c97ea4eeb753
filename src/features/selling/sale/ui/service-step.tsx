import { useMemo } from "react";
import { useLocation } from "react-router";
import { Alert } from "#design/alert.tsx";
import { cx } from "#design/class-names.ts";
import { OtherCurrencyOf } from "#design/currency/other-currency.tsx";
import { ChoiceCards } from "#design/fields/choice-cards.tsx";
import { formatRand } from "#design/money.tsx";
import { Picture, type PictureFile } from "#design/pictures/picture.tsx";
import { type SoldServices, serviceChoices, serviceOf, usualServiceOf } from "#domain/catalogue/service.ts";
import type { ServiceOptionId } from "#domain/company/catalogue.ts";
import { figuresIn, inFigures } from "#features/content/words/figures.ts";
import { priceBasis } from "#features/content/words/price-basis.ts";
import { useHydrated } from "#platform/browser/hydrated.ts";
import { StepHeading, type WizardForm } from "./step-heading.tsx";
import { answerSpan, type CompanyTerms } from "./use-company-terms.ts";
import { linkProblem, offerWithin } from "./use-service-in-link.ts";
import { countInOptions, type Draft } from "./use-wizard-draft.ts";

/** Pictures by service, by its kind, and by tour. */
export type WizardPictures = Readonly<Record<string, PictureFile>>;

type ServiceStepProps = { form: WizardForm; pictures: WizardPictures; terms: CompanyTerms };

/** The first step: choosing one of the services. */
export function ServiceStep({ form, pictures, terms }: ServiceStepProps) {
  const { draft, change, problems, arrival } = form;
  const { search } = useLocation();
  const isHydrated = useHydrated();
  const choices = serviceChoices(terms.services);
  const words = useMemo(() => inFigures(cardWords(terms, choices), figuresIn(terms)), [terms, choices]);
  const paused = isHydrated ? linkProblem(search, terms.services) : null;
  const choose = (slug: string) => {
    const service = choices.find((one) => one.slug === slug);
    if (!service) return;
    change({ service: service.kind, offer: offerWithin(service), passengers: countInOptions(draft.passengers) });
  };
  return (
    <>
      <StepHeading
        title="What do you need?"
        text="Choose one. You can add a return trip and special requirements next."
        arrival={arrival}
      />
      {paused && (
        <Alert tone="warn" title={paused} className="mb-4">
          Please choose another service.
        </Alert>
      )}
      <ChoiceCards<string>
        legend="Service"
        hideLegend
        name="service_type"
        value={choiceOf(draft, terms.services)}
        onChange={choose}
        error={problems.service_type}
        choices={choices.map(({ slug, kind, name, isPopular }) => ({
          value: slug,
          title: name,
          text: words[slug]?.text,
          note: words[slug] && <Note {...words[slug]} />,
          ...(kind === "custom" && { note: `Quote in ${answerSpan(terms)}` }),
          tag: isPopular ? "Popular" : undefined,
          picture: pictures[slug] && <CardPicture image={pictures[slug]} />,
        }))}
        className={layoutOf(choices.length)}
      />
    </>
  );
}

/** The choice that a draft belongs to: its own service, or the usual one of its kind. */
function choiceOf({ service, offer }: Draft, services: SoldServices): string | undefined {
  const own = service ? serviceOf(services, { service, offer }) : undefined;
  return own?.choice === null ? usualServiceOf(services, own.kind)?.slug : own?.slug;
}

/** A price, and its basis below it. */
const Note = ({ note, basis }: Pick<CardWords, "note" | "basis">) => (
  <>
    {note}
    {basis && <span className="block font-normal text-ink-2 text-xs"> {basis}</span>}
    <OtherCurrencyOf text={note} className="block font-normal text-ink-2 text-xs" />
  </>
);

/** A last card that would be alone spans its row: of two on a phone, of three on a wide screen. */
function layoutOf(count: number): string {
  const [isAloneOnPhone, isAlone] = [count % 2 === 1, count % 3 === 1];
  return cx("grid-cols-2 sm:grid-cols-3", isAloneOnPhone && alone.onPhone, isAlone && alone.wide);
}

const alone = {
  onPhone:
    "max-sm:[&>label:last-child]:col-span-full max-sm:[&>label:last-child]:flex-row max-sm:[&>label:last-child]:items-center max-sm:[&>label:last-child>span:first-of-type]:w-[36%]",
  wide: "sm:[&>label:last-child]:col-span-full sm:[&>label:last-child]:flex-row sm:[&>label:last-child]:items-center sm:[&>label:last-child>span:first-of-type]:w-[31%]",
};

const sizes = "(min-width: 1024px) 250px, (min-width: 640px) 30vw, 45vw";

const CardPicture = ({ image }: { image: PictureFile }) => (
  <Picture image={image} alt="" sizes={sizes} className="aspect-[240/118]" />
);

type CardWords = { readonly text: string; readonly note: string; readonly basis?: string };

/** A price as the specification writes it on these two lines: R2,000. */
const withComma = (cents: number | undefined) => formatRand(cents ?? 0).replaceAll("\u00a0", ",");

/** The words of each choice: its own, or of its kind, with the starting price of the kind. */
const cardWords = ({ prices }: CompanyTerms, choices: SoldServices): Readonly<Record<string, CardWords>> =>
  Object.fromEntries(
    choices.map(({ slug, kind, text }) => {
      const usual = kindWords(prices)[kind];
      return [slug, { ...usual, text: text || usual.text }];
    }),
  );

const kindWords = (prices: CompanyTerms["prices"]): Readonly<Record<ServiceOptionId, CardWords>> => ({
  airport_transfer: { text: "", note: "From {airport.ride}", basis: priceBasis.airport },
  chauffeur_service: {
    text: `From ${withComma(prices["hire.half"])} half day / ${withComma(prices["hire.full"])}+ full day`,
    note: `${withComma(prices["hire.half"])}-${withComma(prices["hire.most"])}/day`,
    basis: priceBasis.carHire,
  },
  day_tour: { text: "", note: "From {tour.cheapest}", basis: priceBasis.tour.toLowerCase() },
  group_transport: { text: "", note: "From {shuttle.person} per person", basis: priceBasis.shuttle },
  staff_transport: { text: "", note: "Custom quote" },
  corporate_events: { text: "", note: "Custom quote" },
  custom: { text: "", note: "" },
});
