import { ArrowLeft, ArrowRight, FlaskConical, RotateCcw } from "lucide-react";
import { type ReactNode, Suspense } from "react";
import { Alert } from "#design/alert.tsx";
import { Button } from "#design/button.tsx";
import { loadCalendar } from "#design/dates/lazy-calendar.tsx";
import { Spinner } from "#design/spinner.tsx";
import { Stepper } from "#design/stepper.tsx";
import { figuresIn, inFigures } from "#features/content/words/figures.ts";
import { importAgain } from "#platform/browser/modules/import-again.ts";
import { partOnceHere } from "#platform/browser/modules/part-once-here.tsx";
import { useWhenQuiet } from "#platform/browser/modules/use-when-quiet.ts";
import { type BeforePrice, JourneyPriceCard, priceText } from "./journey-price-card.tsx";
import { OpeningStep, type OpeningTexts } from "./opening-step.tsx";
import { steps } from "./sale-labels.tsx";
import { ServiceStep, type WizardPictures } from "./service-step.tsx";
import { SummaryCard } from "./summary-card.tsx";
import { goesBack, isByDay, loadRules } from "./use-booking-request.ts";
import { type CompanyTerms, cancellationText } from "./use-company-terms.ts";
import { useFirstTouch } from "./use-first-touch.ts";
import { isBeyondOptions, offerFacts, quoted } from "./use-offer-facts.ts";
import { useOnOffer, WizardPrices, WizardServices, WizardTours } from "./use-starting-prices.ts";
import { holdEnter, useWizard, type Wizard, type WizardMode } from "./use-wizard.ts";
import { type Draft, type Preset, vehicleIn } from "./use-wizard-draft.ts";

type BookingWizardProps = {
  mode?: WizardMode;
  /** The offer that a page is about; its first step is then `opening` instead of the choice of services. */
  preset?: Preset;
  opening?: OpeningTexts;
  pictures: WizardPictures;
  terms: CompanyTerms;
  more?: ReactNode;
};

const loadToaster = () => import("#design/overlay/toaster.tsx");
const importTrip = importAgain(() => import("./trip-step.tsx"));
const importContact = importAgain(() => import("./contact-step.tsx"));
const importReview = importAgain(() => import("./review-panel.tsx"));
const { Part: TripStep, fetchPart: loadTrip } = partOnceHere(async () => (await importTrip()).TripStep);
const { Part: ContactStep, fetchPart: loadContact } = partOnceHere(async () => (await importContact()).ContactStep);
const { Part: Review, fetchPart: loadReview } = partOnceHere(async () => (await importReview()).ReviewPanel);

const loadStep = async (step: number): Promise<unknown> => [undefined, loadTrip, loadContact, loadReview][step]?.();

/** One after the other, the nearest first, so that a slow connection loads the next step before the last one. */
const loadRest = async () => {
  for (const load of [loadTrip, loadContact, loadReview, loadRules, loadToaster, loadCalendar])
    await load().catch(() => undefined);
};

/** A booking in four steps. The first is rendered on the server; the others load while the visitor reads it. */
export function BookingWizard({ mode = "live", preset, opening, pictures, terms, more }: BookingWizardProps) {
  const wizard = useWizard({ mode, preset, sold: terms, termsVersion: terms.terms_version, loadStep });
  const { form, step, estimate } = wizard;
  const { draft } = form;
  const picture = pictures[draft.offer] ?? pictures[draft.service];
  useWhenQuiet(loadRest);
  useFirstTouch(() => void loadRest());
  const price = (
    <JourneyPriceCard
      estimate={estimate}
      note={goesBack(draft) && draft.returnDate === "" ? missingText(draft) : undefined}
      before={beforePrice(draft, terms)}
      onPickup={wizard.takePickup}
      onAskAgain={wizard.askAgain}
    />
  );
  return (
    <WizardPrices value={terms.prices}>
      <WizardServices value={terms.services}>
        <WizardTours value={terms.tours}>
          <div className="wrap relative grid items-start gap-7 pb-16 lg:grid-cols-[minmax(0,1fr)_22.75rem]">
            <form
              method="dialog"
              data-reads-address
              noValidate
              onSubmit={(event) => event.preventDefault()}
              onKeyDown={holdEnter}
              aria-label="Booking"
              className="relative min-w-0 rounded-xl bg-surface px-4 pt-5 shadow-2 max-sm:-mx-2 sm:px-8.5 sm:pt-7.5"
            >
              <Stepper
                label="Booking steps"
                steps={steps}
                current={step}
                marked={wizard.missing.map(({ step: at }) => at)}
                onGoTo={wizard.goTo}
                className="mb-5"
              />
              <MissingNotice wizard={wizard} />
              {mode !== "live" && <Notice mode={mode} />}
              {step === 0 && !opening && <ServiceStep form={form} pictures={pictures} terms={terms} />}
              {step === 0 && opening && <OpeningStep words={opening} picture={picture} arrival={form.arrival} />}
              <Suspense fallback={<StepSpinner />}>
                {step === 1 && (
                  <TripStep form={form} preset={preset} pictures={pictures} terms={terms} estimate={estimate} />
                )}
                {step === 2 && <ContactStep form={form} />}
                {step === 3 && <Review wizard={wizard} terms={terms} price={price} />}
              </Suspense>
              {step === 1 && <PhonePrice cancelling={cancellationText(terms, draft)}>{price}</PhonePrice>}
              {!wizard.isBlank && <StartAgain onClick={wizard.startAgain} />}
              <WizardNavigation wizard={wizard} price={priceText(estimate)} />
            </form>
            <aside aria-label="Your trip" className="max-lg:hidden lg:sticky lg:top-24">
              <SummaryCard
                draft={draft}
                terms={terms}
                picture={picture}
                price={step === 3 ? null : price}
                minutes={estimate.offer?.minutes ?? undefined}
                vehicle={vehicleIn(draft, estimate.offer)?.name}
                more={more}
              />
            </aside>
          </div>
        </WizardTours>
      </WizardServices>
    </WizardPrices>
  );
}

/** The text about the price before a date is chosen. “From” prices are for a small party, never for 45. */
function beforePrice(draft: Draft, terms: CompanyTerms): BeforePrice {
  if (isBeyondOptions(draft.passengers))
    return { priceFrom: undefined, text: "We price a group this size individually. You pay nothing until you accept." };
  const facts = offerFacts(draft, terms);
  if (!facts) return { priceFrom: undefined, text: "Your price appears here as you go." };
  if (facts.priceFrom === quoted)
    return { priceFrom: quoted, text: "We’ll send you a quote. You pay nothing until you accept it." };
  return {
    priceFrom: facts.priceFrom,
    text: inFigures(`${facts.basis} Choose a date and time to see your price.`.trim(), figuresIn(terms)),
  };
}

/** A skipped step’s missing fields, with links to them. */
function MissingNotice({ wizard: { missing, goTo } }: { wizard: Wizard }) {
  if (missing.length === 0) return null;
  return (
    <ul aria-label="Still missing" className="mb-5 grid rounded-md bg-warn-soft px-3.5 py-1 text-sm">
      {missing.map(({ step, field, message }) => (
        <li key={field} className="flex flex-wrap items-center justify-between gap-x-3">
          <span>
            <strong className="text-warn">{steps[step]?.label}:</strong> {message}
          </span>
          <button
            type="button"
            onClick={() => goTo(step, field)}
            className="min-h-11 rounded-xs px-1 font-semibold text-link underline underline-offset-3"
          >
            Go there<span className="sr-only">: {message}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

const missingText = (draft: Parameters<typeof isByDay>[0]) =>
  isByDay(draft)
    ? "One day only. Choose the last date to see the full price."
    : "Outbound trip only. Choose a return date to see the full price.";

/** On wide screens the price is in the summary next to the form. */
const PhonePrice = ({ cancelling, children }: { cancelling: string; children: ReactNode }) => (
  <section aria-label="Price" className="mt-6 rounded-lg p-4 inset-ring-[1.5px] inset-ring-line lg:hidden">
    {children}
    <p className="mt-2.5 text-ink-2 text-sm">{cancelling}</p>
  </section>
);

const StepSpinner = () => (
  <div className="grid min-h-96 place-items-center">
    <Spinner />
  </div>
);

const notices = {
  preview: {
    title: "Preview",
    text: "A preview of the booking form with live prices. At the end you’ll see the data. Nothing is sent.",
  },
  trial: {
    title: "Test booking",
    text: "This booking is marked as a test. It isn’t assigned, invoiced or counted in reports.",
  },
};

const Notice = ({ mode }: { mode: Exclude<WizardMode, "live"> }) => (
  <Alert tone="warn" icon={<FlaskConical />} title={notices[mode].title} className="mb-6">
    {notices[mode].text}
  </Alert>
);

const StartAgain = ({ onClick }: { onClick: () => void }) => (
  <p className="mt-5 flex flex-wrap items-center gap-x-3 text-ink-3 text-sm">
    Saved in this browser for 30 days.
    <button
      type="button"
      onClick={onClick}
      className="inline-flex min-h-11 items-center gap-1.5 rounded-xs font-semibold text-ink-2 underline underline-offset-3 hover:text-ink"
    >
      <RotateCcw aria-hidden="true" className="size-4" />
      Start over
    </button>
  </p>
);

/** "From R350 per vehicle", with the unit in small print. */
function FromPrice({ text }: { text: string }) {
  const [amount, unit] = text.split(/ (?=per )/);
  return (
    <>
      {amount} {unit && <span className="whitespace-nowrap font-semibold font-text text-ink-2 text-xs">{unit}</span>}
    </>
  );
}

type NavigationProps = { wizard: Wizard; price: string | undefined };

/** At the end of the form; on a phone it stays at the bottom of the screen, with the price. */
function WizardNavigation({ wizard, price }: NavigationProps) {
  const { step, form, isSending } = wizard;
  const facts = offerFacts(form.draft, useOnOffer());
  return (
    <div className="sticky bottom-0 z-20 -mx-4 mt-6 flex items-center justify-between gap-2.5 rounded-b-xl border-line border-t bg-surface px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] max-lg:shadow-[0_-8px_24px_-12px_var(--shade-3)] sm:-mx-8.5 sm:gap-4 sm:px-8.5 sm:py-5 lg:static">
      <style>{widgetsAside}</style>
      <div className="min-w-0 flex-1 leading-tight lg:hidden">
        <p className="line-clamp-2 text-ink-2 text-sm leading-tight">
          {vehicleIn(form.draft, wizard.estimate.offer)?.name ?? facts?.name ?? "Choose a service"}
        </p>
        <p className="font-display font-extrabold text-lg leading-tight">
          {price ?? <FromPrice text={isBeyondOptions(form.draft.passengers) ? "" : (facts?.priceFrom ?? "")} />}
        </p>
      </div>
      <Button
        variant="outline"
        disabled={step === 0}
        onClick={() => wizard.goTo(step - 1)}
        icon={<ArrowLeft aria-hidden="true" />}
        className="max-sm:px-3.5!"
      >
        <span className="max-sm:sr-only">Previous</span>
      </Button>
      {step < 3 ? (
        <Button
          size="lg"
          className="max-sm:px-5!"
          onClick={wizard.goOn}
          trailingIcon={<ArrowRight aria-hidden="true" />}
        >
          Next
        </Button>
      ) : (
        <Button size="lg" className="max-sm:px-4!" busy={isSending} busyText="Submitting..." onClick={wizard.complete}>
          Complete Booking
        </Button>
      )}
    </div>
  );
}

/** On a phone nothing covers the form: the chat button moves to the end of the page. */
const widgetsAside =
  "@media (width < 64rem) { [data-quick-contact] { position: relative; height: 0 } [data-quick-contact] > :is(a, button), [data-quick-contact] > details > summary { position: absolute !important } }";
