import { useState } from "react";
import { Alert } from "#design/alert.tsx";
import { Button } from "#design/button.tsx";
import { CopyButton } from "#design/copy-button.tsx";
import { formatRand } from "#design/money.tsx";
import type { PaymentKey } from "../../ui/use-payment-key.ts";
import type { PaymentAttempt, PaymentChoice } from "../contract.ts";
import { PaymentCountdown } from "./payment-countdown.tsx";
import { ProofForm } from "./proof-form.tsx";

type TransferPanelProps = {
  choice: PaymentChoice;
  attempt: PaymentAttempt;
  paymentKey: PaymentKey;
  onChanged: () => void;
  onOtherWay: () => void;
};

/** A bank transfer that is expected: where to, with which words, and how to show that it was made. */
export function TransferPanel({ choice, attempt, paymentKey, onChanged, onOtherWay }: TransferPanelProps) {
  const isSent = attempt.stage === "proof_sent";
  const [sendsAgain, setSendsAgain] = useState(false);
  const sent = () => {
    setSendsAgain(false);
    // What follows stands at the top, and the form that was here is gone.
    window.scrollTo({ top: 0 });
    onChanged();
  };
  return (
    <div className="grid gap-6">
      {attempt.stage === "proof_rejected" && (
        <Alert tone="bad" announce title="We couldn’t match your proof">
          {attempt.reason ?? "The payment is not on our statement."} Please send another, or pay another way.
        </Alert>
      )}
      {isSent ? (
        <Alert tone="ok" announce title="We have your proof">
          We’re checking it against our bank statement and will email you when the payment arrives. Please don’t pay
          again.
        </Alert>
      ) : (
        attempt.expires_at &&
        !choice.is_fee && (
          <PaymentCountdown until={attempt.expires_at} label="Your vehicle is held for" over="The hold has expired" />
        )
      )}
      {!isSent && !choice.is_contact_confirmed && choice.state === "awaiting_payment" && (
        <Alert tone="warn" title={`Held for ${choice.hold_minutes} minutes`}>
          We’ve emailed you a link. Press “Confirm email address” there and we’ll hold your vehicle for{" "}
          {choice.hold_hours_transfer} hours.
        </Alert>
      )}
      {(!isSent || sendsAgain) && <BankDetails choice={choice} attempt={attempt} />}
      {isSent && !sendsAgain ? (
        <Button variant="outline" className="justify-self-start" onClick={() => setSendsAgain(true)}>
          Send another proof
        </Button>
      ) : (
        <ProofForm attempt={attempt} paymentKey={paymentKey} onSent={sent} />
      )}
      {!isSent && (
        <Button variant="quiet" className="justify-self-start" onClick={onOtherWay}>
          Pay another way
        </Button>
      )}
    </div>
  );
}

function BankDetails({ choice, attempt }: { choice: PaymentChoice; attempt: PaymentAttempt }) {
  const { bank } = choice;
  const lines = [
    ["Bank", bank.bank],
    ["Account name", bank.account_name],
    ["Account number", bank.account_number],
    ["Branch code", bank.branch_code],
    ["Account type", bank.account_type],
    ["SWIFT", bank.swift],
    ["Amount", formatRand(attempt.amount_cents, { always: true })],
  ] as const;
  return (
    <section
      aria-labelledby="bank-details"
      className="grid gap-4 rounded-xl bg-surface p-6 shadow-1 inset-ring inset-ring-line"
    >
      <h2 id="bank-details" className="font-bold font-display text-[1.25rem]">
        Transfer to this account
      </h2>
      <div className="grid justify-items-start gap-2 rounded-lg bg-accent-soft p-4">
        <p className="text-sm text-ink-2">Write this as the payment reference, exactly:</p>
        <p className="font-bold font-display text-[1.625rem] tabular-nums leading-tight tracking-wide">
          {bank.reference}
        </p>
        <CopyButton text={bank.reference} label="Copy reference" />
      </div>
      <dl className="grid gap-2.5 text-[0.9375rem]">
        {lines.map(([label, value]) => (
          <div key={label} className="grid grid-cols-[8.5rem_1fr] gap-x-3">
            <dt className="text-ink-2">{label}</dt>
            <dd className="font-semibold tabular-nums [overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
