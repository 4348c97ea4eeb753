import { Users } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { Alert } from "#design/alert.tsx";
import { buttonClass } from "#design/button.tsx";
import { formatRand } from "#design/money.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import type { CompanyDetails } from "#features/content/contract.ts";
import { useHydrated } from "#platform/browser/hydrated.ts";
import { SiteLink } from "#platform/browser/link.tsx";
import { type AsksForKey, PaymentClosedPanel } from "../../ui/payment-closed-panel.tsx";
import { PaymentWaiting } from "../../ui/payment-waiting.tsx";
import { SandboxNotice } from "../../ui/sandbox-notice.tsx";
import { type PaymentKey, usePaymentKey } from "../../ui/use-payment-key.ts";
import { useWatched } from "../../ui/use-watched.ts";
import { checkoutContract, type PaymentChoice } from "../contract.ts";
import { feeMessage } from "./messages.ts";
import { PaymentCountdown } from "./payment-countdown.tsx";
import { BilledPanel, LatePanel, OverPanel, SettledPanel, TrialPanel, WaitingPanel } from "./payment-panels.tsx";
import { PaymentSummaryCard } from "./payment-summary-card.tsx";
import { PaymentWaysForm } from "./payment-ways-form.tsx";
import { RedeemVoucherForm } from "./redeem-voucher-form.tsx";
import { TransferPanel } from "./transfer-panel.tsx";

/** A page that waits for our confirmation shows it within seconds. */
const everyMs = { waiting: 3000, otherwise: 10_000 } as const;

/** The quote for a request, with a button to accept it; passed in by the page. */
export type QuoteOfferFor = (request: {
  paymentKey: PaymentKey;
  onAccepted: () => void;
  otherwise: ReactNode;
}) => ReactNode;

type PaymentSelectionProps = { company: CompanyDetails; asksForKey: AsksForKey; quoteOffer?: QuoteOfferFor };

/** A booking’s price and payment methods. The HTML is the same for every booking until the script has run. */
export function PaymentSelectionScreen(props: PaymentSelectionProps) {
  const { key, setKey } = usePaymentKey();
  if (!useHydrated()) return <PaymentWaiting text="Opening your booking" />;
  return <Opened key={`${key.reference} ${key.code}`} paymentKey={key} {...props} onKey={setKey} />;
}

type OpenedProps = PaymentSelectionProps & { paymentKey: PaymentKey; onKey: (key: PaymentKey) => void };

function Opened({ paymentKey, company, asksForKey, quoteOffer, onKey }: OpenedProps) {
  const [pace, setPace] = useState<number>(everyMs.otherwise);
  const { watched, again } = useWatched(checkoutContract.paymentChoice, paymentKey, pace);
  const isWaiting = watched.status === "open" && watched.value.phase === "waiting";
  useEffect(() => setPace(isWaiting ? everyMs.waiting : everyMs.otherwise), [isWaiting]);
  if (watched.status === "reading") return <PaymentWaiting text="Opening your booking" />;
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
  const choice = watched.value;
  return (
    <div className="grid gap-8">
      <header className="grid gap-3">
        <p className="kicker">Booking {choice.reference}</p>
        <h1 className="text-h1">{titleOf(choice)}</h1>
        {choice.phase === "payable" && choice.hold_until && !isTransfer(choice) && (
          <PaymentCountdown
            until={choice.hold_until}
            label="Your vehicle and price are held for"
            over="The hold has expired"
          />
        )}
      </header>
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_23rem]">
        <div className="grid min-w-0 content-start gap-6">
          <Body
            choice={choice}
            paymentKey={paymentKey}
            company={company}
            quoteOffer={quoteOffer}
            onChanged={() => void again()}
          />
        </div>
        <PaymentSummaryCard choice={choice} />
      </div>
    </div>
  );
}

const titles: Readonly<Record<PaymentChoice["phase"], string>> = {
  payable: "Choose how to pay",
  waiting: "Your request is with us",
  late: "Not paid in time",
  settled: "Confirmed",
  billed: "On the monthly invoice",
  over: "Nothing to pay",
  trial: "Test booking",
};

function titleOf(choice: PaymentChoice): string {
  const { phase, state, attempt, is_fee, balance_cents } = choice;
  if (state === "quoted" && phase === "waiting") return "Your quote is ready";
  if (phase !== "payable") return titles[phase];
  if (isTransfer(choice))
    return attempt?.stage === "proof_sent" ? "We’re checking your payment" : "Pay by bank transfer";
  if (attempt?.stage === "agreed") return "Confirmed";
  if (state === "awaiting_payment") return titles.payable;
  return `Pay the ${is_fee ? feeMessage(choice).title.toLowerCase() : "balance"} of ${formatRand(balance_cents)}`;
}

/** A transfer is expected or being checked. */
const isTransfer = ({ attempt }: PaymentChoice): boolean =>
  attempt?.method === "transfer" && ["open", "proof_sent", "proof_rejected"].includes(attempt.stage);

type BodyProps = {
  choice: PaymentChoice;
  paymentKey: PaymentKey;
  company: CompanyDetails;
  quoteOffer: QuoteOfferFor | undefined;
  onChanged: () => void;
};

function Body({ choice, paymentKey, company, quoteOffer, onChanged }: BodyProps) {
  switch (choice.phase) {
    case "waiting":
      if (choice.state !== "quoted" || !quoteOffer) return <WaitingPanel choice={choice} />;
      return quoteOffer({ paymentKey, onAccepted: onChanged, otherwise: <WaitingPanel choice={choice} /> });
    case "late":
      return <LatePanel choice={choice} paymentKey={paymentKey} onRebooked={onChanged} />;
    case "settled":
      return <SettledPanel choice={choice} />;
    case "billed":
      return <BilledPanel choice={choice} />;
    case "over":
      return <OverPanel choice={choice} company={company} />;
    case "trial":
      return <TrialPanel choice={choice} />;
    case "payable":
      return <Payable choice={choice} paymentKey={paymentKey} onChanged={onChanged} />;
  }
}

function Payable({ choice, paymentKey, onChanged }: Omit<BodyProps, "company" | "quoteOffer">) {
  const { attempt } = choice;
  const [choosesAnew, setChoosesAnew] = useState(false);
  if (attempt && isTransfer(choice) && !choosesAnew)
    return (
      <TransferPanel
        choice={choice}
        attempt={attempt}
        paymentKey={paymentKey}
        onChanged={onChanged}
        onOtherWay={() => setChoosesAnew(true)}
      />
    );
  const started = () => {
    setChoosesAnew(false);
    // The next step, such as the bank details, starts at the top.
    window.scrollTo({ top: 0 });
    onChanged();
  };
  return (
    <>
      {choice.is_fee && <Alert tone="info">{feeMessage(choice).text}</Alert>}
      <AttemptNotice choice={choice} />
      <SandboxNotice gateway={choice.gateway} />
      {choice.busy_with === "share_being_paid" && (
        <Alert tone="info" announce>
          {checkoutContract.startPayment.refusals.share_being_paid}
        </Alert>
      )}
      {choice.busy_with === null && (
        <>
          <PaymentWaysForm choice={choice} paymentKey={paymentKey} onStarted={started} />
          <RedeemVoucherForm paymentKey={paymentKey} onRedeemed={started} />
        </>
      )}
      {choice.split !== "no" && <SplitOffer choice={choice} />}
    </>
  );
}

/** Offers groups to split the bill. */
const SplitOffer = ({ choice: { reference, split } }: { choice: PaymentChoice }) => (
  <section className="flex flex-wrap items-center gap-4 rounded-xl bg-surface p-5 shadow-1 inset-ring inset-ring-line">
    <Users aria-hidden="true" className="size-7 shrink-0 text-link" />
    <div className="min-w-0 flex-1 basis-56">
      <h2 className="font-bold">{split === "open" ? "This bill is split" : "Travelling together?"}</h2>
      <p className="text-sm text-ink-2">
        {split === "open"
          ? "You can pay the full amount due here, or see who has paid their share."
          : "Split the bill. Everyone gets a link and pays their own share."}
      </p>
    </div>
    <SiteLink to={`/split-bill?booking=${reference}`} className={buttonClass({ variant: "outline" })}>
      {split === "open" ? "See who has paid" : "Split the bill"}
    </SiteLink>
  </section>
);

function AttemptNotice({ choice: { attempt } }: { choice: PaymentChoice }) {
  if (attempt?.stage === "processing")
    return (
      <Alert tone="info" announce title="Waiting for your bank">
        A payment of {formatRand(attempt.amount_cents)} is being processed. This page updates automatically. Please
        don’t pay again.
      </Alert>
    );
  if (attempt?.stage === "failed")
    return (
      <Alert tone="bad" title="Your last payment didn’t go through">
        Nothing was charged. Please try again, or choose another way.
      </Alert>
    );
  if (attempt?.stage === "agreed")
    return (
      <Alert tone="ok" title="Agreed">
        {attempt.method === "cash"
          ? `You pay ${formatRand(attempt.amount_cents)} to the driver. You can also pay it now.`
          : `${formatRand(attempt.amount_cents)} is charged to your company’s account. You can also pay it now.`}
      </Alert>
    );
  return null;
}
