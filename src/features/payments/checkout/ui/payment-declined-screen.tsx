import { CreditCard, Phone } from "lucide-react";
import { useState } from "react";
import { Alert } from "#design/alert.tsx";
import { Button, buttonClass } from "#design/button.tsx";
import { formatRand } from "#design/money.tsx";
import type { CompanyDetails } from "#features/content/contract.ts";
import { useHydrated } from "#platform/browser/hydrated.ts";
import { SiteLink } from "#platform/browser/link.tsx";
import { ManageLink, Panel } from "../../ui/panel.tsx";
import { PaymentWaiting } from "../../ui/payment-waiting.tsx";
import { type PaymentKey, usePaymentKey } from "../../ui/use-payment-key.ts";
import { useStartPayment } from "../../ui/use-start-payment.ts";
import { useWatched } from "../../ui/use-watched.ts";
import { checkoutContract, type PaymentChoice } from "../contract.ts";
import { PaymentCountdown } from "./payment-countdown.tsx";
import { BilledPanel, LatePanel, OverPanel, SettledPanel } from "./payment-panels.tsx";
import { PaymentReturnScreen } from "./payment-return-screen.tsx";
import { PaymentWaysForm } from "./payment-ways-form.tsx";

const everyMs = 10_000;

/** A declined card: nothing was charged, how long the booking is held, and the options. */
export function PaymentDeclinedScreen({ company }: { company: CompanyDetails }) {
  const { key } = usePaymentKey();
  if (!useHydrated()) return <PaymentWaiting text="Opening your booking" />;
  return <Opened key={key.reference} paymentKey={key} company={company} />;
}

type OpenedProps = { paymentKey: PaymentKey; company: CompanyDetails };

function Opened({ paymentKey, company }: OpenedProps) {
  const { watched, again } = useWatched(checkoutContract.paymentChoice, paymentKey, everyMs);
  if (watched.status === "reading") return <PaymentWaiting text="Opening your booking" />;
  // Without the booking's code there is no countdown, but the same options.
  if (watched.status !== "open")
    return (
      <PaymentReturnScreen
        title="Your payment was declined"
        heading="Nothing was charged"
        text="Your bank declined the payment. Try again, use another card, or choose another way to pay."
        company={company}
      />
    );
  const choice = watched.value;
  return (
    <div className="mx-auto grid w-full max-w-2xl gap-6">
      <header className="grid justify-items-start gap-3">
        <p className="kicker">Booking {choice.reference}</p>
        <h1 className="text-h1">{choice.phase === "payable" ? "Your payment was declined" : "Your payment"}</h1>
        {choice.phase === "payable" && choice.hold_until && (
          <PaymentCountdown
            until={choice.hold_until}
            label="Your vehicle and price are held for"
            over="The hold has expired"
          />
        )}
      </header>
      <Body choice={choice} paymentKey={paymentKey} company={company} onChanged={() => void again()} />
    </div>
  );
}

type BodyProps = OpenedProps & { choice: PaymentChoice; onChanged: () => void };

function Body({ choice, paymentKey, company, onChanged }: BodyProps) {
  if (choice.phase === "late") return <LatePanel choice={choice} paymentKey={paymentKey} onRebooked={onChanged} />;
  if (choice.phase === "settled") return <SettledPanel choice={choice} />;
  if (choice.phase === "billed") return <BilledPanel choice={choice} />;
  if (choice.phase === "over") return <OverPanel choice={choice} company={company} />;
  if (choice.phase !== "payable")
    return (
      <Panel title="There is nothing to pay at the moment">
        <ManageLink reference={choice.reference} />
      </Panel>
    );
  if (choice.attempt?.stage === "processing")
    return (
      <Alert tone="info" announce title="Your bank is processing a payment">
        {formatRand(choice.attempt.amount_cents)} is on its way. Please don’t pay again.
      </Alert>
    );
  return <Declined choice={choice} paymentKey={paymentKey} company={company} onChanged={onChanged} />;
}

function Declined({ choice, paymentKey, company, onChanged }: BodyProps) {
  const [showsWays, setShowsWays] = useState(false);
  const { start, isBusy, failure } = useStartPayment(checkoutContract.startPayment, onChanged);
  const canRetry = choice.ways.some(({ method, obstacle }) => method === "online" && obstacle === null);
  if (showsWays) return <PaymentWaysForm choice={choice} paymentKey={paymentKey} onStarted={onChanged} />;
  return (
    <Panel icon={<CreditCard aria-hidden="true" />} title="Nothing was charged">
      <p className="max-w-[56ch] text-ink-2">
        Your bank declined {formatRand(choice.attempt?.amount_cents ?? choice.due_cents)} for booking {choice.reference}
        . Check the card details and your limit, use another card, or pay another way.
      </p>
      {failure && (
        <Alert tone="bad" announce className="w-full">
          {failure.message}
        </Alert>
      )}
      <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:[&>*]:w-full">
        {canRetry && (
          <Button
            busy={isBusy}
            busyText="One moment…"
            onClick={() =>
              void start({ ...paymentKey, method: "online", pays_all: false, expected_cents: choice.due_cents })
            }
          >
            Try again
          </Button>
        )}
        <Button variant={canRetry ? "outline" : "primary"} onClick={() => setShowsWays(true)}>
          Other ways to pay
        </Button>
        <a href={`tel:${company.phone_e164}`} className={buttonClass({ variant: "outline" })}>
          <Phone aria-hidden="true" className="size-[18px]" />
          Call {company.phone}
        </a>
      </div>
      <SiteLink
        to={`/confirm-booking/${choice.reference}`}
        className="inline-flex min-h-11 items-center font-semibold text-link underline"
      >
        View booking {choice.reference}
      </SiteLink>
    </Panel>
  );
}
