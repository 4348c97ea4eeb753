import type { ReactNode } from "react";
import { FormField } from "#design/fields/form-field.tsx";
import { NumberEntry } from "#design/fields/number-entry.tsx";
import { answersPart, drivingHoursPart, holdsPart, resalePart } from "../contract.ts";
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

export function numberText(value: unknown, unit: NumberFieldProps["unit"], trail = ""): string {
  if (typeof value !== "number") return "Empty";
  return unit === "percent" ? `${Math.round(value * 10_000) / 100}%` : `${value}${trail && `\u00a0${trail}`}`;
}

export function ResaleSection({ settings, save, onUnsaved }: PartProps) {
  const { value, ...kept } = settings.resale;
  return (
    <SettingsSection
      title="Vehicles sold again"
      note="A customer who cancels late pays a fee. If we sell the time again and that trip is driven and paid, part of the fee is refunded automatically. Cancelled bookings keep the rules of their cancellation date."
      kept={kept}
      schema={resalePart}
      defaultValues={value}
      onSave={(next) => save({ part: "resale", version: kept.version, value: next })}
      onUnsaved={onUnsaved}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberField name="feeShare" label="Refund" unit="percent" hint="Of the fee. 0% refunds nothing." />
        <NumberField
          name="overlapShare"
          label="Smallest new trip"
          unit="percent"
          hint="Of the cancelled trip’s time."
        />
        <NumberField
          name="untilDays"
          label="Paid within"
          trail="days"
          hint="After the planned end of the cancelled trip."
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
