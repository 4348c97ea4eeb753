import { useState } from "react";
import { Alert } from "#design/alert.tsx";
import { Button } from "#design/button.tsx";
import { BankDetailsCard } from "../../ui/bank-details-card.tsx";
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

/** An expected bank transfer: account, reference, and how to send a proof. */
export function TransferPanel({ choice, attempt, paymentKey, onChanged, onOtherWay }: TransferPanelProps) {
  const isSent = attempt.stage === "proof_sent";
  const [sendsAgain, setSendsAgain] = useState(false);
  const sent = () => {
    setSendsAgain(false);
    // The next step is at the top, and this form disappears.
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
      {(!isSent || sendsAgain) && <BankDetailsCard bank={choice.bank} amount={attempt.amount_cents} />}
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
