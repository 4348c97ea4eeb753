import { ArrowRight } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Alert } from "#design/alert.tsx";
import { Button, buttonClass } from "#design/button.tsx";
import { Checkbox } from "#design/fields/checkbox.tsx";
import { Field, TextInput } from "#design/fields/field.tsx";
import { formatRand } from "#design/money.tsx";
import { SkeletonCard } from "#design/skeleton.tsx";
import { restDueText } from "#domain/booking/deposit.ts";
import { termsText } from "#domain/legal/accepted-terms.ts";
import { SiteLink } from "#platform/browser/link.tsx";
import { NewTabLink } from "#platform/browser/new-tab-link.tsx";
import type { ShownOption, ShownQuote } from "../../contract.ts";
import { QuoteCountdown } from "./quote-countdown.tsx";
import { type BookingOpening, useQuoteOffer } from "./use-quote-offer.ts";

type QuoteOfferProps = {
  opening: BookingOpening;
  /** The booking now has a price and can be paid, so it reloads. */
  onAccepted: () => void;
  /** Shown if no quote is open. */
  otherwise?: ReactNode;
};

/** The quote for a request, on its booking’s pages: accepted here and paid at once. */
export function QuoteOfferCard({ opening, onAccepted, otherwise = null }: QuoteOfferProps) {
  const offer = useQuoteOffer(opening, onAccepted);
  if (offer.status === "loading") return <SkeletonCard lines={5} />;
  if (offer.status === "none") return otherwise;
  const { quote, token } = offer;
  const [option] = quote.options;
  return (
    <section className="grid gap-5 rounded-xl bg-surface p-5 shadow-2 inset-ring inset-ring-line sm:p-7">
      <header className="grid gap-2">
        <h2 className="text-h3">{quote.title || "Your quote"}</h2>
        <p className="text-ink-2">
          {option && quote.options.length === 1
            ? "This is the final price for your trip. Accept it and pay, and your booking is confirmed."
            : `We have ${quote.options.length} options for your trip. Choose one, then pay.`}
        </p>
        <QuoteCountdown until={quote.valid_until} />
      </header>
      {option && quote.options.length === 1 ? (
        <AcceptForm option={option} {...offer} />
      ) : (
        <Choices quote={quote} token={token} />
      )}
    </section>
  );
}

type AcceptFormProps = {
  quote: ShownQuote;
  option: ShownOption;
  token: string;
  isBusy: boolean;
  problem: string;
  accept: (said: { option: ShownOption; name: string }) => void;
};

function AcceptForm({ quote, option, token, isBusy, problem, accept }: AcceptFormProps) {
  const [name, setName] = useState("");
  const [agrees, setAgrees] = useState(false);
  const [tried, setTried] = useState(false);
  const isNamed = name.trim().length >= 2;
  const dueNow = Math.round(option.total_cents * quote.deposit_share);
  const submit = () => {
    setTried(true);
    if (isNamed && agrees) accept({ option, name: name.trim() });
  };
  return (
    <form
      method="post"
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Prices total={option.total_cents} dueNow={dueNow} restDueHours={quote.rest_due_hours} />
      <Field
        label="Your full name"
        required
        hint="It counts as your signature."
        error={tried && !isNamed ? "Enter your full name" : undefined}
      >
        <TextInput autoComplete="name" value={name} onChange={(event) => setName(event.currentTarget.value)} />
      </Field>
      <Checkbox
        label={`I accept this quote and the ${termsText(quote.terms_version)}`}
        required
        checked={agrees}
        error={tried && !agrees ? "Agree to the terms to continue" : undefined}
        onChange={(event) => setAgrees(event.currentTarget.checked)}
      />
      <p className="-mt-2 text-ink-2 text-sm">
        Read the <NewTabLink to={`/legal/terms/${quote.terms_version}`}>terms</NewTabLink> and how we use your details
        in the <NewTabLink to="/legal/privacy">privacy notice</NewTabLink>.
      </p>
      {problem && (
        <Alert tone="bad" announce>
          {problem}
        </Alert>
      )}
      <Button type="submit" size="lg" wide busy={isBusy} busyText="One moment…">
        {dueNow === 0 ? "Accept quote" : `Accept and pay ${formatRand(dueNow)}`}
      </Button>
      <SiteLink
        to={`/quote?q=${token}`}
        className="inline-flex min-h-11 items-center justify-self-center font-semibold text-link underline"
      >
        See the whole quote
      </SiteLink>
    </form>
  );
}

type PricesProps = { total: number; dueNow: number; restDueHours: number };

function Prices({ total, dueNow, restDueHours }: PricesProps) {
  return (
    <dl className="grid gap-1.5 border-line border-y py-3.5">
      <div className="flex items-baseline justify-between gap-4">
        <dt className="text-ink-2">Total</dt>
        <dd className="font-display font-extrabold text-2xl">{formatRand(total)}</dd>
      </div>
      {dueNow < total && (
        <div className="flex justify-between gap-4 text-[0.9375rem]">
          <dt className="text-ink-2">Due now</dt>
          <dd className="font-semibold">{formatRand(dueNow)}</dd>
        </div>
      )}
      {dueNow < total && <p className="text-ink-2 text-sm">The rest is due {restDueText(restDueHours)}.</p>}
    </dl>
  );
}

/** For several options: the quote's own page compares them. */
function Choices({ quote, token }: { quote: ShownQuote; token: string }) {
  return (
    <div className="grid gap-4">
      <ul className="grid gap-2">
        {quote.options.map(({ letter, title, total_cents }) => (
          <li key={letter} className="flex justify-between gap-4 rounded-md bg-surface-2 px-4 py-3">
            <span>{title || `Option ${letter}`}</span>
            <b className="shrink-0">{formatRand(total_cents)}</b>
          </li>
        ))}
      </ul>
      <SiteLink to={`/quote?q=${token}`} className={buttonClass({ size: "lg", wide: true })}>
        Choose and accept
        <ArrowRight aria-hidden="true" className="size-[18px]" />
      </SiteLink>
    </div>
  );
}
