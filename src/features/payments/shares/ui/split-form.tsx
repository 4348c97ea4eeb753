import { Plus, Trash2 } from "lucide-react";
import { useFieldArray, useFormContext, useWatch } from "react-hook-form";
import { Alert } from "#design/alert.tsx";
import { Button, IconButton } from "#design/button.tsx";
import { formatDateTime } from "#design/dates/date-text.tsx";
import { TextInput } from "#design/fields/field.tsx";
import { FieldErrors, Form, SubmitButton } from "#design/fields/form.tsx";
import { FormField } from "#design/fields/form-field.tsx";
import { NumberStepper } from "#design/fields/number-stepper.tsx";
import { Money } from "#design/money.tsx";
import { splitLimits, spread } from "#domain/payment/bill-shares.ts";
import { CallFailed } from "#platform/browser/call-api.ts";
import { callSignedIn } from "#platform/browser/use-call.ts";
import { SandboxNotice } from "../../ui/sandbox-notice.tsx";
import type { PaymentKey } from "../../ui/use-payment-key.ts";
import { type Bill, sharesContract, splitForm } from "../contract.ts";

type SplitFormProps = { bill: Bill; paymentKey: PaymentKey; onSplit: () => void };

const someone = { name: "", email: "", portions: 1 };

/** The other payers and their portions, with the amounts shown immediately. */
export function SplitForm({ bill, paymentKey, onSplit }: SplitFormProps) {
  return (
    <Form
      schema={splitForm}
      defaultValues={{ own_portions: 1, others: [someone] }}
      enterSubmits={false}
      className="grid gap-6"
      onSubmit={async (values) => {
        try {
          await callSignedIn(sharesContract.splitBill, { ...paymentKey, ...values });
        } catch (error) {
          if (!(error instanceof CallFailed)) throw error;
          throw new FieldErrors(error.fields, error.message);
        }
        window.scrollTo({ top: 0 });
        onSplit();
      }}
    >
      <div className="grid max-w-[62ch] gap-2 text-ink-2">
        <p>
          Everyone gets a link and pays their own share by card or instant EFT. We email it, or you send it yourself,
          for example by WhatsApp.
        </p>
        {bill.would_pay_until && (
          <p>
            They can pay until <strong className="text-ink">{formatDateTime(bill.would_pay_until)}</strong>. Anything
            not paid by then is due from you.
          </p>
        )}
      </div>
      <SandboxNotice gateway={bill.gateway} />
      <People bill={bill} />
      {bill.hold_until !== null && (
        <Alert tone="info">
          Your booking is confirmed once it is paid in full. If it isn’t, we refund everyone who paid.
        </Alert>
      )}
      <SubmitButton size="lg" className="justify-self-start" busyText="One moment…">
        Split the bill
      </SubmitButton>
    </Form>
  );
}

type Person = { portions: number };

function People({ bill }: { bill: Bill }) {
  const { control } = useFormContext();
  const { fields, append, remove } = useFieldArray({ control, name: "others" });
  const own: number = useWatch({ control, name: "own_portions" });
  const others: readonly Person[] = useWatch({ control, name: "others" });
  const amounts = spread(bill.open_cents, [own, ...others.map(({ portions }) => portions)].map(wholePortions));
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-3 font-bold font-display text-[1.25rem]">Who pays</legend>
      <div className="grid grid-cols-[1fr_auto] items-end gap-x-4 gap-y-3 rounded-xl bg-surface p-4 shadow-1 inset-ring inset-ring-line sm:p-5">
        <p className="self-center font-semibold">{bill.first_name} (you)</p>
        <Amount cents={amounts[0] ?? 0} />
        <Portions name="own_portions" who="your portions" />
      </div>
      {fields.map((field, at) => (
        <div
          key={field.id}
          className="grid grid-cols-[1fr_auto] items-end gap-x-4 gap-y-3 rounded-xl bg-surface p-4 shadow-1 inset-ring inset-ring-line sm:p-5"
        >
          <div className="col-span-2 grid gap-3 sm:grid-cols-2">
            <FormField name={`others.${at}.name`} label="Name" required>
              <TextInput autoComplete="off" maxLength={60} />
            </FormField>
            <FormField name={`others.${at}.email`} label="Email" optional hint="Leave blank to send the link yourself.">
              <TextInput type="email" autoComplete="off" maxLength={200} />
            </FormField>
          </div>
          <Portions name={`others.${at}.portions`} who={`portions of person ${at + 2}`} />
          <div className="flex items-center gap-3">
            <Amount cents={amounts[at + 1] ?? 0} />
            <IconButton label={`Remove person ${at + 2}`} disabled={fields.length === 1} onClick={() => remove(at)}>
              <Trash2 />
            </IconButton>
          </div>
        </div>
      ))}
      {fields.length < splitLimits.people - 1 && (
        <Button variant="outline" icon={<Plus aria-hidden />} onClick={() => append(someone)} className="w-fit">
          Add a name
        </Button>
      )}
    </fieldset>
  );
}

/** The field may be empty while typing. */
const wholePortions = (portions: number) => (Number.isInteger(portions) && portions > 0 ? portions : 0);

const Portions = ({ name, who }: { name: string; who: string }) => (
  <FormField name={name} label="Portions">
    {({ value, onChange }) => (
      <NumberStepper noun={who} value={value} onChange={onChange} min={1} max={splitLimits.portions} size="sm" />
    )}
  </FormField>
);

const Amount = ({ cents }: { cents: number }) => (
  <p className="self-center justify-self-end font-bold font-display text-[1.25rem] tabular-nums">
    <span className="sr-only">Share: </span>
    <Money cents={cents} />
  </p>
);
