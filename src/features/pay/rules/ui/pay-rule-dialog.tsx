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

export type Whose = { readonly driverId: string | null; readonly providerId?: string };
type PayRuleDialogProps = Whose & { current: ShownPayRule | null; onClose: () => void };

/** The legal working day, unless something else was agreed. */
const none = {
  per_trip_cents: 0,
  per_hour_cents: 0,
  day_hours: 12,
  fare_share: 0,
  wait_share: 0,
  night_cents: 0,
  night_away_cents: 0,
  tip_share: 1,
};

/** A new rule from a date on; the previous one stays in the history. */
export function PayRuleDialog({ driverId, providerId, current, onClose }: PayRuleDialogProps) {
  const save = useMakeCall(payRulesContract.savePayRule, [
    payRulesContract.readPayRules,
    earningsContract.driverEarnings,
  ]);
  const { per_trip_cents, per_hour_cents, day_hours, fare_share, wait_share } = current ?? none;
  const { night_cents, night_away_cents, tip_share } = current ?? none;
  return (
    <FormDialog
      title={current ? "Change pay rule" : "Add pay rule"}
      text={providerId ? forProviders : forDrivers}
      confirmLabel="Save rule"
      doneLabel="Pay rule saved"
      size="md"
      schema={payRuleForm}
      defaultValues={{
        effective_from: localDateOf(new Date()),
        follows_default: false,
        note: "",
        per_trip_cents,
        per_hour_cents,
        day_hours,
        fare_share,
        wait_share,
        night_cents,
        night_away_cents,
        tip_share,
      }}
      onClose={onClose}
      onConfirm={(rule: PayRuleForm) => save.mutateAsync({ driver_id: driverId, provider_id: providerId, rule })}
    >
      <FormField name="effective_from" label="From" required>
        {({ value, onChange, onBlur }) => <DatePicker value={value} onChange={onChange} onBlur={onBlur} />}
      </FormField>
      {current?.is_own && <FormCheckbox name="follows_default" label={providerId ? asAgreed : byDefault} />}
      <Amounts />
      <FormField name="note" label="Note" hint="Why you’re changing it. Only our team sees this." optional>
        <TextInput maxLength={300} />
      </FormField>
    </FormDialog>
  );
}

const forDrivers =
  "It applies to trips from this date. Pay for trips that aren’t on a statement yet is worked out again.";
const forProviders =
  "New offers suggest the amount it gives. Agreed amounts don’t change. From this date, waiting charges are shared according to the rule.";
const byDefault = "Use the company’s default from then on";
const asAgreed = "No rule from then on: pay what is agreed for each trip";

function Amounts() {
  const { control } = useFormContext();
  if (useWatch({ control, name: "follows_default" })) return null;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Amount name="per_trip_cents" label="Per trip" unit="rand" />
      <Amount name="per_hour_cents" label="Per hour" unit="rand" hint="From the pickup to the drop-off." />
      <Amount
        name="day_hours"
        label="Paid hours per day, at most"
        unit="plain"
        hint="In each 24 hours of a trip. The rest is for sleep."
      />
      <Amount name="night_away_cents" label="Per night away" unit="rand" hint="On trips lasting several days." />
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

type AmountProps = { name: string; label: string; unit: "rand" | "percent" | "plain"; hint?: string };

const Amount = ({ name, label, unit, hint }: AmountProps) => (
  <FormField name={name} label={label} hint={hint} required>
    {({ value, onChange }) => <NumberEntry unit={unit} value={value} onChange={onChange} />}
  </FormField>
);
