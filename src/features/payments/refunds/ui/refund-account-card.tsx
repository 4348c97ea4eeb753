import { Landmark } from "lucide-react";
import { useState } from "react";
import { Alert } from "#design/alert.tsx";
import { Button } from "#design/button.tsx";
import { FieldErrors, Form, SubmitButton } from "#design/fields/form.tsx";
import { formatRand } from "#design/money.tsx";
import { toast } from "#design/overlay/toast.tsx";
import { CallFailed } from "#platform/browser/call-api.ts";
import { callSignedIn } from "#platform/browser/use-call.ts";
import type { PaymentKey } from "../../ui/use-payment-key.ts";
import { useWatched } from "../../ui/use-watched.ts";
import { refundAccountContract, refundAccountForm } from "../account-contract.ts";
import { emptyAccount, RefundAccountFields } from "./refund-account-fields.tsx";

/** Asks a customer whose refund can’t go back to a card for a bank account. */
export function RefundAccountCard({ reference, code }: PaymentKey) {
  const { watched, again } = useWatched(refundAccountContract.refundAccount, { reference, code }, null);
  const [isChanging, setChanging] = useState(false);
  if (watched.status !== "open" || watched.value.amount_cents === 0) return null;
  const { amount_cents, account } = watched.value;
  const done = () => {
    setChanging(false);
    void again();
  };
  return (
    <section
      aria-labelledby="refund-account"
      className="grid gap-4 rounded-xl bg-surface p-5 shadow-1 inset-ring inset-ring-line sm:p-7"
    >
      <h2 id="refund-account" className="text-h3">
        {account ? "Your refund" : "Where should we send your refund?"}
      </h2>
      {account && !isChanging ? (
        <>
          <Alert tone="ok" icon={<Landmark />} title={`We’ll pay ${formatRand(amount_cents)} into your account`}>
            {account.bank}, account ending in {account.account_ending}, {account.holder}.
          </Alert>
          <Button className="justify-self-start" variant="outline" size="sm" onClick={() => setChanging(true)}>
            Change bank details
          </Button>
        </>
      ) : (
        <>
          <p className="max-w-[60ch] text-ink-2">
            We owe you {formatRand(amount_cents)}. It can’t go back to a card, so we’ll pay it by bank transfer. Your
            details are encrypted, and deleted 30 days after the refund.
          </p>
          <AccountForm paymentKey={{ reference, code }} onDone={done} />
        </>
      )}
    </section>
  );
}

function AccountForm({ paymentKey, onDone }: { paymentKey: PaymentKey; onDone: () => void }) {
  return (
    <Form
      schema={refundAccountForm}
      defaultValues={emptyAccount}
      className="grid gap-4"
      onSubmit={async (values) => {
        try {
          await callSignedIn(refundAccountContract.giveRefundAccount, { ...paymentKey, ...values });
        } catch (error) {
          if (!(error instanceof CallFailed)) throw error;
          throw new FieldErrors(error.fields, error.message);
        }
        void toast({ title: "Bank details saved", kind: "success" });
        onDone();
      }}
    >
      <RefundAccountFields />
      <SubmitButton className="justify-self-start">Save bank details</SubmitButton>
    </Form>
  );
}
