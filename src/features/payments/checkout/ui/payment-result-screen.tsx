import { CircleCheck, Hourglass, Mail } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { buttonClass } from "#design/button.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SpinnerMark } from "#design/spinner.tsx";
import type { CompanyDetails } from "#features/content/contract.ts";
import { useHydrated } from "#platform/browser/hydrated.ts";
import { SiteLink } from "#platform/browser/link.tsx";
import type { OutputOf } from "#platform/contract.ts";
import { PaidTwiceNotice } from "../../ui/paid-twice-notice.tsx";
import { ManageLink, Panel } from "../../ui/panel.tsx";
import { type AsksForKey, PaymentClosedPanel } from "../../ui/payment-closed-panel.tsx";
import { PaymentWaiting } from "../../ui/payment-waiting.tsx";
import { usePatience } from "../../ui/use-patience.ts";
import { type PaymentKey, usePaymentKey } from "../../ui/use-payment-key.ts";
import { useWatched } from "../../ui/use-watched.ts";
import { checkoutContract, type PaymentChoice } from "../contract.ts";
import { PaymentSummaryCard } from "./payment-summary-card.tsx";

type Status = OutputOf<typeof checkoutContract.paymentStatus>;

const everyMs = 2500;

type PaymentResultProps = {
  company: CompanyDetails;
  asksForKey: AsksForKey;
  /** The meeting point, passed in by the page. */
  meeting: (booked: PaymentChoice) => ReactNode;
};

/** Returning from the gateway proves nothing: this waits for the gateway’s notification. */
export function PaymentResultScreen({ company, asksForKey, meeting }: PaymentResultProps) {
  const { key, setKey } = usePaymentKey();
  if (!useHydrated()) return <PaymentWaiting text="Checking your payment" />;
  return (
    <Result
      key={`${key.reference} ${key.code}`}
      paymentKey={key}
      company={company}
      asksForKey={asksForKey}
      meeting={meeting}
      onKey={setKey}
    />
  );
}

type ResultProps = PaymentResultProps & { paymentKey: PaymentKey; onKey: (key: PaymentKey) => void };

function Result({ paymentKey, company, asksForKey, meeting, onKey }: ResultProps) {
  const isPatient = usePatience();
  const [isDone, setDone] = useState(false);
  const { watched, again } = useWatched(checkoutContract.paymentStatus, paymentKey, isDone ? null : everyMs);
  const outcome = watched.status === "open" ? outcomeOf(watched.value) : "waiting";
  // Another tab may have paid too, so a confirmed booking is watched for a while.
  const isWatched = outcome === "waiting" || outcome === "confirmed" || outcome === "fee_paid";
  useEffect(() => setDone(!isWatched || !isPatient), [isWatched, isPatient]);
  // A declined card has its own page, and Back from there does not return here.
  const declined = outcome === "declined" && watched.status === "open" ? watched.value.reference : null;
  const navigate = useNavigate();
  useEffect(() => {
    if (declined) void navigate(`/payment-error?booking=${declined}`, { replace: true });
  }, [declined, navigate]);
  if (watched.status === "reading") return <PaymentWaiting text="Checking your payment" />;
  if (watched.status === "failed") return <ReadFailed error={watched.error} onAgain={() => void again()} />;
  if (watched.status === "closed")
    return (
      <PaymentClosedPanel
        tried={paymentKey}
        reason={watched.reason}
        company={company}
        asksForKey={asksForKey}
        onOpen={onKey}
      />
    );
  return (
    <div role="status" className="mx-auto grid w-full max-w-2xl gap-6">
      <h1 className="text-h1">{titles[outcome]}</h1>
      <PaidTwiceNotice what="booking" cents={watched.value.paid_twice_cents} />
      <Outcome outcome={outcome} isPatient={isPatient} reference={watched.value.reference} company={company} />
      {outcome === "confirmed" && <Booked paymentKey={paymentKey} meeting={meeting} />}
    </div>
  );
}

/** The booking and its meeting point. */
function Booked({ paymentKey, meeting }: Pick<ResultProps, "paymentKey" | "meeting">) {
  const { watched } = useWatched(checkoutContract.paymentChoice, paymentKey, null);
  if (watched.status !== "open") return null;
  return (
    <>
      <PaymentSummaryCard choice={watched.value} />
      {meeting(watched.value)}
    </>
  );
}

type OutcomeName = "confirmed" | "fee_paid" | "received" | "waiting" | "not_paid" | "declined";

/** Only the gateway’s report to the server counts. */
function outcomeOf({ phase, state, is_fee, attempt }: Status): OutcomeName {
  if (is_fee && attempt?.stage === "received") return "fee_paid";
  if (phase === "settled" || (attempt?.stage === "received" && state === "confirmed")) return "confirmed";
  if (attempt?.stage === "received" && (state === "expired" || phase === "over")) return "received";
  if (attempt?.stage === "failed") return "declined";
  return attempt?.stage === "cancelled" ? "not_paid" : "waiting";
}

const titles: Readonly<Record<OutcomeName, string>> = {
  confirmed: "Thank you. Your booking is confirmed",
  fee_paid: "Thank you. Your payment has arrived",
  received: "Your payment has arrived",
  waiting: "Waiting for your bank",
  not_paid: "Your payment didn’t go through",
  declined: "Your payment was declined",
};

type OutcomeProps = { outcome: OutcomeName; isPatient: boolean; reference: string; company: CompanyDetails };

function Outcome({ outcome, isPatient, reference, company }: OutcomeProps) {
  if (outcome === "confirmed")
    return (
      <Panel icon={<CircleCheck aria-hidden="true" />} title="Paid and confirmed">
        <p className="text-ink-2">Your vehicle is reserved. The confirmation is on its way to your inbox.</p>
        <ManageLink reference={reference} />
      </Panel>
    );
  if (outcome === "fee_paid")
    return (
      <Panel icon={<CircleCheck aria-hidden="true" />} title="Your payment has arrived">
        <p className="text-ink-2">The fee for this booking is paid. The receipt is on its way to your inbox.</p>
        <ManageLink reference={reference} />
      </Panel>
    );
  if (outcome === "received")
    return (
      <Panel icon={<Mail aria-hidden="true" />} title="We’ll be in touch">
        <p className="text-ink-2">
          Your payment arrived after your hold expired. If no vehicle is available, we’ll refund you in full. Questions?
          Call {company.phone}.
        </p>
        <ManageLink reference={reference} />
      </Panel>
    );
  if (outcome === "not_paid" || outcome === "declined")
    return (
      <Panel title="Nothing was charged">
        <p className="text-ink-2">You can try again, or choose another way to pay.</p>
        <SiteLink to={`/payment-selection?booking=${reference}`} className={buttonClass()}>
          Choose how to pay
        </SiteLink>
      </Panel>
    );
  return isPatient ? (
    <Panel icon={<SpinnerMark />} title="Processing your payment">
      <p className="text-ink-2">This usually takes a few seconds. Please keep this page open and don’t pay again.</p>
    </Panel>
  ) : (
    <Panel icon={<Hourglass aria-hidden="true" />} title="This is taking a little longer">
      <p className="text-ink-2">
        Your bank hasn’t confirmed the payment yet. We’ll email you as soon as it does, and hold your vehicle until
        then. You can close this page.
      </p>
      <ManageLink reference={reference} />
    </Panel>
  );
}
