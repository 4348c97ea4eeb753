import { ArrowRight, CarFront, Check, Minus } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Alert } from "#design/alert.tsx";
import { buttonClass } from "#design/button.tsx";
import { formatDateTime } from "#design/dates/date-text.tsx";
import { useNow } from "#design/use-now.ts";
import { graceSentence } from "#domain/booking/booking-outlook.ts";
import { chargedText, noticeText } from "#domain/booking/cancellation-terms.ts";
import { SiteLink } from "#platform/browser/link.tsx";
import type { OptionLetter, ShownJourney, ShownOption, ShownQuote } from "../../contract.ts";
import { acceptedFree, standingTexts } from "../../ui/messages.ts";
import { ProFormaButton } from "./pro-forma-button.tsx";
import { dueNow, QuoteAcceptForm } from "./quote-accept-form.tsx";
import { QuoteCountdown } from "./quote-countdown.tsx";
import { QuoteOptionCards } from "./quote-option-cards.tsx";
import { TripFacts } from "./quote-trip-facts.tsx";
import { wayOn } from "./use-quote-answer.ts";

type QuoteViewProps = { quote: ShownQuote; token: string; onChanged: () => Promise<void> };

/** A quote as the customer sees it: the trip, the options with their details, and the form to accept. */
export function QuoteView({ quote, token, onChanged }: QuoteViewProps) {
  const [selected, setSelected] = useState<OptionLetter | null>(null);
  const isOpen = quote.standing === "open";
  const hasPdf = isOpen || quote.standing === "accepted";
  const only = quote.options.length === 1 ? (quote.options[0]?.letter ?? null) : null;
  // An option that was not chosen is no longer on offer.
  const options = quote.options.filter(({ letter }) => (quote.accepted_option ?? letter) === letter);
  const chosen = quote.accepted_option ?? selected ?? (isOpen ? only : null);
  return (
    <article aria-labelledby="quote-title">
      <QuoteHead quote={quote} />
      <div className="wrap -mt-24 relative grid gap-10 pb-(--section)">
        {!isOpen && <QuoteStandingNote quote={quote} />}
        {options.length > 0 && (
          <QuoteOptionCards
            quote={{ options: withTrips(quote, options), shows_vat: quote.shows_vat }}
            chosen={chosen}
            {...(isOpen && { onChoose: setSelected })}
          />
        )}
        <div
          hidden={quote.standing === "withdrawn"}
          className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-[1.4fr_1fr]"
        >
          <div className="grid gap-8">
            <div className="grid gap-8 sm:grid-cols-2">
              <Points title="What is included" text={quote.inclusions} icon={<Check className="text-ok" />} />
              <Points title="What is not included" text={quote.exclusions} icon={<Minus className="text-ink-3" />} />
            </div>
            <Terms quote={quote} />
            {token !== "" && hasPdf && (
              <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
                <ProFormaButton token={token} />
                <p className="text-ink-2 text-sm">To print, or to send to your accounts team.</p>
              </div>
            )}
          </div>
          {isOpen && !quote.is_preview && (
            <div className="lg:sticky lg:top-24">
              <QuoteAcceptForm quote={quote} token={token} chosen={chosen} onChanged={onChanged} />
            </div>
          )}
        </div>
      </div>
    </article>
  );
}

/** If options have different trips, each shows its own. */
const withTrips = (quote: ShownQuote, options: readonly ShownOption[]) =>
  tripOfAll(quote)
    ? options.map((option) => ({ ...option, journey: null }))
    : options.map((option) => ({ ...option, journey: option.journey ?? quote.journey }));

/** The trip shared by all options, or the chosen option’s; none if each has its own. */
function tripOfAll({ journey, options, accepted_option }: ShownQuote): ShownJourney | null {
  const accepted = options.find(({ letter }) => letter === accepted_option);
  if (accepted) return accepted.journey ?? journey;
  return options.some((option) => option.journey !== null) ? null : journey;
}

function QuoteHead({ quote }: { quote: ShownQuote }) {
  const trip = tripOfAll(quote);
  return (
    <header className="scheme-dark relative bg-[linear-gradient(160deg,var(--c-atlantic),var(--c-bay)_70%,var(--c-lagoon))] pt-12 pb-36 text-on-dark [--focus:var(--c-sun)] md:pt-16">
      <div className="wrap grid gap-5">
        <p className="kicker text-sun!">
          Quote {quote.number}
          {quote.version > 1 && `, version ${quote.version}`}
        </p>
        <h1 id="quote-title" className="max-w-[18em] text-h1 tracking-[-0.02em]">
          {quote.title || "Your quote"}
        </h1>
        {quote.message && <p className="max-w-[40em] whitespace-pre-line text-lead text-on-dark-2">{quote.message}</p>}
        {trip && <TripFacts trip={trip} className="[&_svg]:text-sun" />}
        {quote.standing === "open" && (
          <div className="flex flex-wrap gap-3">
            <QuoteCountdown until={quote.valid_until} />
            {quote.vehicle_kept_until && <KeptVehicle until={quote.vehicle_kept_until} />}
          </div>
        )}
      </div>
    </header>
  );
}

/** Shown only while it is actually held: afterwards anyone can book the vehicle. */
function KeptVehicle({ until }: { until: string }) {
  if (new Date(until).getTime() <= useNow(30_000)) return null;
  return (
    <p className="inline-flex items-center gap-2.5 rounded-pill px-4.5 py-2 inset-ring inset-ring-on-dark-2">
      <CarFront aria-hidden="true" className="size-5 text-sun" />
      We’re holding a vehicle for you until {formatDateTime(until)}
    </p>
  );
}

/** One point per line. */
function Points({ title, text, icon }: { title: string; text: string; icon: ReactNode }) {
  const points = text.split("\n").filter((line) => line.trim() !== "");
  if (points.length === 0) return null;
  return (
    <section>
      <h2 className="mb-3 text-h3">{title}</h2>
      <ul className="grid gap-2.5 [&_svg]:size-5">
        {points.map((point) => (
          <li key={point} className="flex gap-3">
            <span aria-hidden="true" className="mt-0.5">
              {icon}
            </span>
            {point}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The cost of cancelling an option. */
const cancellationText = ({ free_cancellation_hours: hours, late_cancellation_share: share }: ShownOption) =>
  share === 0
    ? "Cancellation is free."
    : `Cancellation is free until ${noticeText(hours)} before the pickup. After that it costs ${chargedText(share)}.`;

function Terms({ quote }: { quote: ShownQuote }) {
  const rules = quote.options
    .filter(({ letter }) => (quote.accepted_option ?? letter) === letter)
    .map((option) => ({ letter: option.letter, text: cancellationText(option) }));
  const isAlike = new Set(rules.map(({ text }) => text)).size <= 1;
  return (
    <section className="grid gap-3 rounded-xl bg-surface-2 p-6">
      <h2 className="text-h3">How it works</h2>
      {quote.payment_terms && <p className="whitespace-pre-line">{quote.payment_terms}</p>}
      <p className="text-ink-2">
        {(isAlike ? rules.slice(0, 1) : rules).map(({ letter, text }) => (
          <span key={letter}>
            {isAlike ? "" : `Option ${letter}: `}
            {text}{" "}
          </span>
        ))}
        {graceSentence(quote.cancellation_grace_minutes)} If we cancel because of the weather, it costs nothing.
      </p>
    </section>
  );
}

const tones = {
  draft: "info",
  accepted: "ok",
  declined: "info",
  expired: "warn",
  superseded: "warn",
  withdrawn: "warn",
} as const;

/** Why nothing can be decided, and where to go instead. */
function QuoteStandingNote({ quote }: { quote: ShownQuote }) {
  const { standing } = quote;
  const words = standingTexts[standing];
  if (standing === "open" || !words) return null;
  return (
    <Alert tone={tones[standing]} title={words.title} action={<WayOn quote={quote} />} className="shadow-2">
      {standing === "accepted" && isFree(quote) ? acceptedFree : words.text}
      {quote.accepted_name && quote.accepted_at && (
        <p>
          Accepted by {quote.accepted_name}, {formatDateTime(quote.accepted_at)}.
        </p>
      )}
    </Alert>
  );
}

function isFree(quote: ShownQuote): boolean {
  const accepted = quote.options.find(({ letter }) => letter === quote.accepted_option);
  return accepted !== undefined && dueNow(quote, accepted.total_cents) === 0;
}

function WayOn({ quote }: { quote: ShownQuote }) {
  const look = buttonClass({ size: "sm" });
  const arrow = <ArrowRight aria-hidden="true" className="size-4" />;
  if (quote.booking)
    return (
      <SiteLink to={wayOn(quote.booking.reference, isFree(quote))} className={look}>
        View booking {arrow}
      </SiteLink>
    );
  if (quote.newer_token)
    return (
      <SiteLink to={`/quote?q=${quote.newer_token}`} className={look}>
        View new version {arrow}
      </SiteLink>
    );
  if (quote.standing === "draft") return null;
  return (
    <SiteLink to="/free-quote" className={look}>
      Ask for a new quote {arrow}
    </SiteLink>
  );
}
