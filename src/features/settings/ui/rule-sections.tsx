import type { ReactNode } from "react";
import { TextInput } from "#design/fields/field.tsx";
import { FormField } from "#design/fields/form-field.tsx";
import { NumberEntry } from "#design/fields/number-entry.tsx";
import { answersPart, drivingHoursPart, holdsPart, policiesPart, resalePart } from "../contract.ts";
import { type PartProps, SettingsSection } from "./settings-section.tsx";

type NumberFieldProps = {
  name: string;
  label: string;
  unit?: "percent" | "plain";
  trail?: string;
  hint?: ReactNode;
};

export const NumberField = ({ name, label, unit, trail, hint }: NumberFieldProps) => (
  <FormField name={name} label={label} hint={hint} describe={(value) => numberText(value, unit, trail)} required>
    {({ value, onChange }) => <NumberEntry unit={unit} trail={trail} value={value} onChange={onChange} />}
  </FormField>
);

function numberText(value: unknown, unit: NumberFieldProps["unit"], trail = ""): string {
  if (typeof value !== "number") return "Empty";
  return unit === "percent" ? `${Math.round(value * 10_000) / 100}%` : `${value}${trail && `\u00a0${trail}`}`;
}

export function PoliciesSection({ settings, save, onUnsaved }: PartProps) {
  const { value, ...kept } = settings.policies;
  return (
    <SettingsSection
      title="Policies"
      note="Changes apply to new bookings. Existing bookings keep the rules they were made under."
      kept={kept}
      schema={policiesPart}
      defaultValues={value}
      onSave={(next) => save({ part: "policies", version: kept.version, value: next })}
      onUnsaved={onUnsaved}
    >
      <h3 className="font-bold">Cancelling</h3>
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberField name="freeHours" label="Free until this long before pickup" trail="h" />
        <NumberField name="graceMinutes" label="Free after booking, for" trail="min" />
        <NumberField name="lateShare" label="Later it costs" unit="percent" />
        <NumberField name="noShowShare" label="A no-show costs" unit="percent" />
      </div>
      <h3 className="font-bold">Holding and quoting</h3>
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberField name="holdMinutesOnline" label="Hold while an online payment is due" trail="min" />
        <NumberField name="holdHoursTransfer" label="Hold while a bank transfer is due" trail="h" />
        <NumberField name="quoteValidHours" label="A quote is valid for" trail="h" />
        <NumberField name="depositShare" label="To be paid when booking" unit="percent" hint="100%: the full price." />
        <FormField name="termsVersion" label="Version of the terms" required hint="Saved with each booking.">
          <TextInput maxLength={20} />
        </FormField>
      </div>
    </SettingsSection>
  );
}

export function ResaleSection({ settings, save, onUnsaved }: PartProps) {
  const { value, ...kept } = settings.resale;
  return (
    <SettingsSection
      title="Vehicles sold again"
      note="A customer who cancels late pays a fee. If another trip takes the vehicle’s time, is driven and paid, part of the fee goes back automatically. Cancellations keep the rules of their day."
      kept={kept}
      schema={resalePart}
      defaultValues={value}
      onSave={(next) => save({ part: "resale", version: kept.version, value: next })}
      onUnsaved={onUnsaved}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberField name="feeShare" label="Of the fee, refund" unit="percent" hint="0%: nothing is refunded." />
        <NumberField
          name="overlapShare"
          label="If the new trip takes at least"
          unit="percent"
          hint="Of the freed time."
        />
        <NumberField
          name="untilDays"
          label="And is paid within"
          trail="days"
          hint="After the cancelled trip would have ended."
        />
      </div>
    </SettingsSection>
  );
}

export function HoldsSection({ settings, save, onUnsaved }: PartProps) {
  const { value, ...kept } = settings.holds;
  return (
    <SettingsSection
      title="Unpaid holds"
      note="For new customers only. Partners, staff and customers who have paid before have no limit."
      kept={kept}
      schema={holdsPart}
      defaultValues={value}
      onSave={(next) => save({ part: "holds", version: kept.version, value: next })}
      onUnsaved={onUnsaved}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberField name="forOneContact" label="At the same time for one email or phone" trail="vehicles" />
        <NumberField name="fromOneNetwork" label="At the same time from one connection" trail="vehicles" />
        <NumberField
          name="fleetShare"
          label="Of one vehicle class at the same time"
          unit="percent"
          hint="At least three vehicles, and never the last of a class."
        />
      </div>
    </SettingsSection>
  );
}

export function AnswersSection({ settings, save, onUnsaved }: PartProps) {
  const { value, ...kept } = settings.answers;
  return (
    <SettingsSection
      title="Answer times"
      note="How soon our team replies. Requests still waiting after that are escalated."
      kept={kept}
      schema={answersPart}
      defaultValues={value}
      onSave={(next) => save({ part: "answers", version: kept.version, value: next })}
      onUnsaved={onUnsaved}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberField name="bookingMinutes" label="A booking request" trail="min" />
        <NumberField name="quoteMinutes" label="A request for a quote" trail="min" />
        <NumberField name="homeFormMinutes" label="The form on the home page" trail="min" />
        <NumberField name="contactPageMinutes" label="The contact page" trail="min" />
      </div>
    </SettingsSection>
  );
}

export function DrivingHoursSection({ settings, save, onUnsaved }: PartProps) {
  const { value, ...kept } = settings.drivingHours;
  return (
    <SettingsSection
      title="Driving hours"
      note="A trip that would break these limits can’t be assigned or offered. Only a super-user can override them."
      kept={kept}
      schema={drivingHoursPart}
      defaultValues={value}
      onSave={(next) => save({ part: "drivingHours", version: kept.version, value: next })}
      onUnsaved={onUnsaved}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberField
          name="dutyHours"
          label="Longest working day"
          trail="h"
          hint="From the first pickup to the last drop-off between two rests."
        />
        <NumberField name="restHours" label="Shortest rest" trail="h" />
        <NumberField name="drivingHours" label="Longest time at the wheel" trail="h" hint="Without a break." />
        <NumberField name="pauseMinutes" label="Shortest break" trail="min" />
      </div>
    </SettingsSection>
  );
}
