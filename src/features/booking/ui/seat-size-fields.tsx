import { cx } from "#design/class-names.ts";
import { Field } from "#design/fields/field.tsx";
import { NumberStepper } from "#design/fields/number-stepper.tsx";
import { type ChildSeatSizes, childSeatLabels, fittedSizes, sizedSeats } from "#domain/booking/child-seats.ts";
import { childSeatKinds } from "#domain/fleet/fleet.ts";

type SeatSizeFieldsProps = {
  seats: number;
  sizes: ChildSeatSizes;
  onChange: (sizes: ChildSeatSizes) => void;
  size?: "sm" | "md";
  className?: string;
};

/** Child seat sizes, once there are seats. Unspecified ones are clarified later, or brought as available. */
export function SeatSizeFields({ seats, sizes, onChange, size = "md", className }: SeatSizeFieldsProps) {
  if (seats === 0) return null;
  const fitted = fittedSizes(sizes, seats);
  const left = seats - sizedSeats(fitted);
  return (
    <fieldset className={cx("grid min-w-0 gap-3", className)}>
      <legend className="mb-2 font-semibold text-sm">
        Child seat sizes <span className="font-normal text-ink-3">(optional)</span>
      </legend>
      <div className="flex flex-wrap gap-x-8 gap-y-4">
        {childSeatKinds.map((kind) => {
          const { label, hint } = childSeatLabels[kind];
          const count = fitted[kind] ?? 0;
          return (
            <Field key={kind} label={label} hint={hint}>
              <NumberStepper
                size={size}
                noun={label.toLowerCase()}
                max={count + left}
                value={count}
                onChange={(next) => onChange(fittedSizes({ ...fitted, [kind]: next }, seats))}
              />
            </Field>
          );
        })}
      </div>
    </fieldset>
  );
}
