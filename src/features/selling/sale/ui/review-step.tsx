import { Headset } from "lucide-react";
import type { ReactNode } from "react";
import { Alert } from "#design/alert.tsx";
import { cx } from "#design/class-names.ts";
import { formatLongDate } from "#design/dates/date-text.tsx";
import { plainFacts } from "#domain/booking/facts.ts";
import { serviceOf } from "#domain/catalogue/service.ts";
import { NewTabLink } from "#platform/browser/new-tab-link.tsx";
import { passengerLabel } from "../../ui/passenger-labels.ts";
import { ChoicePills } from "./choice-pills.tsx";
import { extrasText } from "./extras-text.tsx";
import { PromoField } from "./promo-field.tsx";
import { steps, tripLabelsOf } from "./sale-labels.tsx";
import { StepHeading, type WizardForm } from "./step-heading.tsx";
import { goesBack, isAirportTrip, isByDay, isPlannedService, isTour, planFacts } from "./use-booking-request.ts";
import { type CompanyTerms, cancellationRules, consultantPromise } from "./use-company-terms.ts";
import { offerFacts } from "./use-offer-facts.ts";
import type { Draft, OnSale } from "./use-wizard-draft.ts";

type ReviewStepProps = {
  form: WizardForm;
  terms: CompanyTerms;
  onEdit: (step: number) => void;
  price: ReactNode;
  /** The vehicle class; empty until it is known. */
  vehicle: string;
  /** The extras chosen beside the trip. */
  extras: string;
  /** The price is final and a vehicle is free. */
  isFirm: boolean;
  /** Why the promo code takes nothing off this trip. */
  promoProblem: string | null;
  /** The company’s answer to the last request. */
  refusal?: ReactNode;
};

/** The last step: a summary with an edit link for each part. */
export function ReviewStep(props: ReviewStepProps) {
  const { form, terms, onEdit, price, vehicle, extras, isFirm, promoProblem, refusal } = props;
  const { draft, arrival } = form;
  return (
    <>
      <StepHeading
        title="Review your booking"
        text="Check your details, then complete your booking."
        arrival={arrival}
      />
      <div className="grid gap-5">
        <Part step={0} onEdit={onEdit} facts={serviceFacts(draft, terms)} />
        <Part step={1} onEdit={onEdit} facts={[...tripFacts(draft, vehicle), ["Extras", extras]]} />
        <Part step={2} onEdit={onEdit} facts={contactFacts(draft)} />
        <section aria-label="Price" className="rounded-lg p-4.5 inset-ring-[1.5px] inset-ring-line sm:p-5">
          {price}
          <PromoField form={form} problem={promoProblem} />
        </section>
        {isFirm ? (
          <BothWays form={form} terms={terms} />
        ) : (
          <Alert tone="info" icon={<Headset />}>
            {consultantPromise(terms)}
          </Alert>
        )}
        <Policy terms={terms} />
        {refusal}
        <p className="text-ink-2 text-sm">
          By pressing Complete Booking you agree to {isFirm && "the price shown, "}these rules and our{" "}
          <NewTabLink to={`/legal/terms/${terms.terms_version}`}>terms</NewTabLink>. How we use your details is in our{" "}
          <NewTabLink to="/legal/privacy">privacy notice</NewTabLink>.
        </p>
      </div>
    </>
  );
}

/** A fixed price can be paid at once, or discussed on a call first. */
const BothWays = ({ form: { draft, change }, terms }: { form: WizardForm; terms: CompanyTerms }) => (
  <div className="grid gap-3">
    <ChoicePills
      legend="How would you like to continue?"
      name="wants_call"
      options={ways}
      value={draft.wantsCall ? "call" : "pay"}
      onChange={(way) => change({ wantsCall: way === "call" })}
    />
    <Alert tone="info" icon={<Headset />}>
      {draft.wantsCall
        ? consultantPromise(terms)
        : `You’ll choose how to pay next. We’ll hold the vehicle for you in the meantime. Would you rather talk first? ${consultantPromise(terms)}`}
    </Alert>
  </div>
);

const ways = [
  { value: "pay", label: "Pay now" },
  { value: "call", label: "Call me with a personalised quote" },
] as const;

type Fact = readonly [label: string, value: string, isNeeded?: boolean];

const serviceFacts = (draft: Draft, { services, tours }: OnSale): readonly Fact[] => [
  ["Service", serviceOf(services, draft)?.name ?? "", true],
  ["Option", isTour(draft) && draft.offer ? (offerFacts(draft, { prices: {}, services, tours })?.name ?? "") : ""],
  ["Duration", lengthText(draft)],
];

function lengthText(draft: Draft): string {
  const { service, offer, hireUnit, hireHours, packageDays } = draft;
  if (offer === "garden-route" && packageDays > 0) return `${packageDays}-day package`;
  if (service !== "chauffeur_service") return "";
  if (offer === "chauffeur-services") return goesBack(draft) ? `${hireHours} hours per day` : `${hireHours} hours`;
  if (goesBack(draft)) return "Full days";
  return hireUnit === "half_day" ? "Half day" : "Full day";
}

const usualLabels = { pickup: "Pickup", destination: "Destination", date: "Pickup date" };

const tripFacts = (draft: Draft, vehicle: string): readonly Fact[] => [
  [tripLabelsOf(draft.service, usualLabels).pickup, draft.pickup || "We’ll ask you"],
  [tripLabelsOf(draft.service, usualLabels).destination, isTour(draft) ? "" : draft.destination || "We’ll ask you"],
  [tripLabelsOf(draft.service, usualLabels).date, draft.date && `${formatLongDate(draft.date)}, ${draft.time}`, true],
  ...returnFacts(draft),
  isPlannedService(draft)
    ? ["Headcount", draft.passengers ? String(draft.passengers) : "", true]
    : ["Passengers", passengerLabel(draft.passengers)],
  ...planFacts(draft),
  ["Flight number", isAirportTrip(draft) ? draft.flightNumber : ""],
  ["Luggage and seats", isPlannedService(draft) ? "" : extrasText(draft)],
  ["Vehicle", isPlannedService(draft) ? "" : vehicle],
  ["Language", isTour(draft) ? draft.language : ""],
  ["Guide", isTour(draft) && draft.wantsGuide ? "We’ll quote a registered guide" : ""],
  ["Extra stops", draft.stops.filter(Boolean).join(", ")],
];

function returnFacts(draft: Draft): readonly Fact[] {
  if (!goesBack(draft)) return [];
  if (isByDay(draft)) return [["Last date", draft.returnDate && formatLongDate(draft.returnDate), true]];
  return [
    ["Return date", draft.returnDate && `${formatLongDate(draft.returnDate)}, ${draft.returnTime}`, true],
    ["Return flight number", isAirportTrip(draft) ? draft.returnFlightNumber : ""],
  ];
}

const contactFacts = (draft: Draft): readonly Fact[] => [
  ["Name", [draft.firstName, draft.lastName].filter(Boolean).join(" "), true],
  ["Email", draft.email, true],
  ["Phone", draft.phone, true],
  ...plainFacts.lines(draft),
];

function Part({ step, onEdit, facts }: { step: number; onEdit: (step: number) => void; facts: readonly Fact[] }) {
  const title = steps[step]?.label ?? "";
  return (
    <section aria-labelledby={`review-${step}`} className="border-line border-b pb-4">
      <div className="flex items-center justify-between gap-4">
        <h3 id={`review-${step}`} className="text-h3">
          {title}
        </h3>
        <button
          type="button"
          onClick={() => onEdit(step)}
          className="min-h-11 min-w-11 rounded-xs px-2 font-semibold text-link text-sm underline underline-offset-3"
        >
          Edit<span className="sr-only"> {title.toLowerCase()}</span>
        </button>
      </div>
      <dl className="mt-1 grid gap-x-6 gap-y-1.5 sm:grid-cols-[9rem_1fr]">
        {facts
          .filter(([, value, isNeeded]) => value || isNeeded)
          .map(([label, value]) => (
            <div key={label} className="contents">
              <dt className="text-ink-2 max-sm:mt-1.5 max-sm:text-sm">{label}</dt>
              <dd className={cx("whitespace-pre-line font-semibold wrap-anywhere", !value && "text-bad")}>
                {value || "Required"}
              </dd>
            </div>
          ))}
      </dl>
    </section>
  );
}

function Policy({ terms }: { terms: CompanyTerms }) {
  return (
    <section aria-labelledby="review-policy" className="text-[0.9375rem]">
      <h3 id="review-policy" className="text-h3">
        Cancellation
      </h3>
      <dl className="mt-1 grid">
        {cancellationRules(terms).map(({ when, what, isFree }) => (
          <div key={when} className="flex flex-wrap justify-between gap-x-5 border-line py-1.5 not-first:border-t">
            <dt className="text-ink-2">{when}</dt>
            <dd className={cx("font-semibold", isFree && "text-ok")}>{what}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
