import { useFormContext, useWatch } from "react-hook-form";
import { DatePicker } from "#design/dates/date-picker.tsx";
import { TextInput } from "#design/fields/field.tsx";
import { FormCheckbox, FormField } from "#design/fields/form-field.tsx";
import { NumberEntry } from "#design/fields/number-entry.tsx";
import { FormDialog } from "#design/overlay/form-dialog.tsx";
import { companyRules } from "#domain/company/company-rules.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import { useMakeCall } from "#platform/browser/use-call.ts";
import { earningsContract } from "../../earnings/contract.ts";
import { type PayRuleForm, payRuleForm, payRulesContract, type ShownPayRule } from "../contract.ts";

type PayRuleDialogProps = { driverId: string | null; current: ShownPayRule | null; onClose: () => void };

const none = {
  ...{ per_trip_cents: 0, per_hour_cents: 0, fare_share: 0, wait_share: 0, night_cents: 0, tip_share: 1 },
};

/** A new rule from a date on; the one before stays in the history. */
export function PayRuleDialog({ driverId, current, onClose }: PayRuleDialogProps) {
  const save = useMakeCall(payRulesContract.savePayRule, [
    payRulesContract.readPayRules,
    earningsContract.driverEarnings,
  ]);
  const { per_trip_cents, per_hour_cents, fare_share, wait_share, night_cents, tip_share } = current ?? none;
  return (
    <FormDialog
      title={current ? "Change pay rule" : "Add pay rule"}
      text="Trips from this date on are paid by it. Those that aren’t on a statement yet are worked out again."
      confirmLabel="Save rule"
      doneLabel="Pay rule saved"
      size="md"
      schema={payRuleForm}
      defaultValues={{
        ...{ effective_from: localDateOf(new Date()), follows_default: false, note: "" },
        ...{ per_trip_cents, per_hour_cents, fare_share, wait_share, night_cents, tip_share },
      }}
      onClose={onClose}
      onConfirm={(rule: PayRuleForm) => save.mutateAsync({ driver_id: driverId, rule })}
    >
      <FormField name="effective_from" label="From" required>
        {({ value, onChange, onBlur }) => <DatePicker value={value} onChange={onChange} onBlur={onBlur} />}
      </FormField>
      {driverId && current?.is_own && (
        <FormCheckbox name="follows_default" label="Pay by the company’s default from then on" />
      )}
      <Amounts />
      <FormField name="note" label="Note" hint="Why it changes. Only our team reads it." optional>
        <TextInput maxLength={300} />
      </FormField>
    </FormDialog>
  );
}

function Amounts() {
  const { control } = useFormContext();
  if (useWatch({ control, name: "follows_default" })) return null;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Amount name="per_trip_cents" label="Per trip" unit="rand" />
      <Amount name="per_hour_cents" label="Per hour" unit="rand" hint="From the pickup to the drop-off." />
      <Amount name="fare_share" label="Share of the fare" unit="percent" hint="Before VAT." />
      <Amount name="wait_share" label="Share of waiting charges" unit="percent" />
      <Amount
        name="night_cents"
        label="Extra for a night trip"
        unit="rand"
        hint={`Pickup between ${companyRules.nightPay.from} and ${companyRules.nightPay.until}.`}
      />
      <Amount name="tip_share" label="Share of tips" unit="percent" />
    </div>
  );
}

type AmountProps = { name: string; label: string; unit: "rand" | "percent"; hint?: string };

const Amount = ({ name, label, unit, hint }: AmountProps) => (
  <FormField name={name} label={label} hint={hint} required>
    {({ value, onChange }) => <NumberEntry unit={unit} value={value} onChange={onChange} />}
  </FormField>
);
