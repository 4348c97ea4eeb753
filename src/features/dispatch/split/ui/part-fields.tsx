import type { ReactNode } from "react";
import { Field } from "#design/fields/field.tsx";
import { NumberStepper } from "#design/fields/number-stepper.tsx";
import { leftOver, type PartSize, sizeText } from "#domain/drive/trip-parts.ts";

type PartFieldsProps = {
  name: string;
  part: PartSize;
  whole: PartSize;
  onChange: (part: PartSize) => void;
  /** Who drives it, what speaks against it, and what else can be done with it. */
  children?: ReactNode;
};

/** What one vehicle takes. */
export const PartFields = ({ name, part, whole, onChange, children }: PartFieldsProps) => (
  <fieldset>
    <legend className="mb-1 font-semibold">{name}</legend>
    {children}
    <div className="flex flex-wrap gap-x-5 gap-y-2">
      <Field label="Passengers">
        <NumberStepper
          size="sm"
          noun={`passengers in ${name.toLowerCase()}`}
          min={1}
          max={whole.passengers}
          value={part.passengers}
          onChange={(passengers) => onChange({ ...part, passengers })}
        />
      </Field>
      {whole.bags > 0 && (
        <Field label="Bags">
          <NumberStepper
            size="sm"
            noun={`bags in ${name.toLowerCase()}`}
            max={whole.bags}
            value={part.bags}
            onChange={(bags) => onChange({ ...part, bags })}
          />
        </Field>
      )}
    </div>
  </fieldset>
);

/** Whether all of them ride, said as it is typed. */
export function SumLine({ whole, parts }: { whole: PartSize; parts: readonly PartSize[] }) {
  const left = leftText(whole, parts);
  return (
    <p role="status" className={left ? "font-semibold text-bad text-sm" : "text-ink-2 text-sm"}>
      {left || `Together ${sizeText(whole)}, as booked.`}
    </p>
  );
}

/** What does not add up, one sentence for each; nothing where it does. */
export function leftText(whole: PartSize, parts: readonly PartSize[]): string {
  const { passengers, bags } = leftOver(whole, parts);
  return [countText(passengers, "passenger"), countText(bags, "bag")].filter(Boolean).join(" ");
}

function countText(left: number, noun: string): string {
  if (left === 0) return "";
  const count = Math.abs(left);
  return `${count} ${count === 1 ? noun : `${noun}s`} ${left > 0 ? "without a vehicle" : "too many"}.`;
}
