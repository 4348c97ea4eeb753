import { Gift } from "lucide-react";
import { useState } from "react";
import { useController } from "react-hook-form";
import { ChoiceCards } from "#design/fields/choice-cards.tsx";
import { TextArea, TextInput } from "#design/fields/field.tsx";
import { FieldErrors, Form, SubmitButton } from "#design/fields/form.tsx";
import { FormField, useFieldMessage } from "#design/fields/form-field.tsx";
import { NumberEntry } from "#design/fields/number-entry.tsx";
import { formatRand } from "#design/money.tsx";
import { voucherRules } from "#domain/payment/voucher.ts";
import { CallFailed } from "#platform/browser/call-api.ts";
import { NewTabLink } from "#platform/browser/new-tab-link.tsx";
import { callSignedIn } from "#platform/browser/use-call.ts";
import { sendForm } from "../../ui/use-start-payment.ts";
import { voucherForm, vouchersContract } from "../contract.ts";

const empty = {
  amount_cents: voucherRules.suggestedCents[1] ?? voucherRules.leastCents,
  buyer_name: "",
  buyer_email: "",
  recipient_name: "",
  recipient_email: "",
  message: "",
};

/** Buyer, amount and recipient. Then the browser goes to the gateway. */
export function VoucherForm({ legend }: { legend: string }) {
  return (
    <Form
      schema={voucherForm}
      defaultValues={empty}
      className="grid max-w-3xl gap-6"
      onSubmit={async (values) => {
        try {
          const { token } = await callSignedIn(vouchersContract.buyVoucher, values);
          const { form } = await callSignedIn(vouchersContract.startVoucherPayment, { token });
          sendForm(form);
        } catch (error) {
          if (!(error instanceof CallFailed)) throw error;
          throw new FieldErrors(error.fields, error.message);
        }
        // The button stays busy, because the browser is leaving the page.
        await new Promise(() => undefined);
      }}
    >
      <Amount legend={legend} />
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField name="recipient_name" label="Who is it for?" required>
          <TextInput autoComplete="off" maxLength={80} />
        </FormField>
        <FormField
          name="recipient_email"
          label="Their email"
          optional
          hint="We’ll email the voucher right away. Leave blank to give it yourself."
        >
          <TextInput type="email" autoComplete="off" maxLength={200} />
        </FormField>
        <FormField name="message" label="A few words from you" optional className="sm:col-span-2">
          <TextArea rows={3} maxLength={300} />
        </FormField>
        <FormField name="buyer_name" label="Your name" required>
          <TextInput autoComplete="name" maxLength={80} />
        </FormField>
        <FormField name="buyer_email" label="Your email" required hint="For your receipt.">
          <TextInput type="email" autoComplete="email" maxLength={200} />
        </FormField>
      </div>
      <SubmitButton size="lg" className="justify-self-start" busyText="One moment…" icon={<Gift aria-hidden />}>
        Buy the voucher
      </SubmitButton>
      <p className="text-ink-2 text-sm">
        By buying it you agree to our <NewTabLink to="/legal/terms">terms</NewTabLink>. How we use your details is in
        our <NewTabLink to="/legal/privacy">privacy notice</NewTabLink>.
      </p>
    </Form>
  );
}

const own = "own";

function Amount({ legend }: { legend: string }) {
  const { field } = useController({ name: "amount_cents" });
  const [isOwn, setOwn] = useState(false);
  const error = useFieldMessage("amount_cents");
  const suggested: readonly number[] = voucherRules.suggestedCents;
  return (
    <div className="grid gap-4">
      <ChoiceCards
        legend={legend}
        className="grid-cols-2 sm:grid-cols-5"
        value={isOwn ? own : String(field.value)}
        onChange={(value) => {
          setOwn(value === own);
          field.onChange(value === own ? null : Number(value));
        }}
        choices={[
          ...suggested.map((cents) => ({ value: String(cents), title: formatRand(cents) })),
          { value: own, title: "Other" },
        ]}
      />
      {isOwn && (
        <FormField
          name="amount_cents"
          label="Amount"
          required
          hint={`From ${formatRand(voucherRules.leastCents)} to ${formatRand(voucherRules.mostCents)}`}
          className="max-w-xs"
        >
          {({ value, onChange }) => <NumberEntry unit="rand" value={value} onChange={onChange} />}
        </FormField>
      )}
      {!isOwn && error && <p className="font-semibold text-bad text-sm">{error}</p>}
    </div>
  );
}
