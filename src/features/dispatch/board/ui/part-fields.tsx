import type { ReactNode } from "react";
import { Field } from "#design/fields/field.tsx";
import { NumberStepper } from "#design/fields/number-stepper.tsx";
import { childSeatLabels } from "#domain/booking/child-seats.ts";
import {
  type PartLoad,
  partText,
  type SeatCounts,
  seatCountKinds,
  seatCounts,
  seatsLeft,
  seatsOf,
} from "#domain/drive/part-seats.ts";
import { leftOver } from "#domain/drive/trip-parts.ts";
import type { BoardTrip } from "../contract.ts";

type PartFieldsProps = {
  name: string;
  part: PartLoad;
  whole: PartLoad;
  onChange: (part: PartLoad) => void;
  /** The crew, the objections, and the other actions. */
  children?: ReactNode;
};

/** The capacity of one vehicle. */
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
      <SeatFields name={name} part={part} whole={whole} onChange={onChange} />
    </div>
  </fieldset>
);

/** Child seats by size: only those that are booked. */
function SeatFields({ name, part, whole, onChange }: Omit<PartFieldsProps, "children">) {
  const [booked, own] = [seatCounts(whole.seats), seatCounts(part.seats)];
  return seatCountKinds
    .filter((kind) => booked[kind] > 0)
    .map((kind) => (
      <Field key={kind} label={seatLabels[kind]}>
        <NumberStepper
          size="sm"
          noun={`${seatLabels[kind].toLowerCase()} in ${name.toLowerCase()}`}
          max={booked[kind]}
          value={own[kind]}
          onChange={(count) => onChange({ ...part, seats: seatsOf({ ...own, [kind]: count }) })}
        />
      </Field>
    ));
}

const seatLabels: Readonly<Record<keyof SeatCounts, string>> = {
  infant_seat: childSeatLabels.infant_seat.label,
  toddler_seat: childSeatLabels.toddler_seat.label,
  booster_seat: childSeatLabels.booster_seat.label,
  unknown: "Child seats",
};

type SumProps = { whole: PartLoad; parts: readonly PartLoad[] };

/** Whether everyone has a seat, updated while typing. */
export function SumLine({ whole, parts }: SumProps) {
  const left = leftText(whole, parts);
  return (
    <p role="status" className={left ? "font-semibold text-bad text-sm" : "text-ink-2 text-sm"}>
      {left || `Together ${partText(whole)}, as booked.`}
    </p>
  );
}

/** The figures that don’t add up, one sentence each; empty if it does. */
export function leftText(whole: PartLoad, parts: readonly PartLoad[]): string {
  const { passengers, bags } = leftOver(whole, parts);
  const seats = seatsLeft(
    whole.seats,
    parts.map((part) => part.seats),
  );
  return [
    countText(passengers, "passenger"),
    countText(bags, "bag"),
    ...seatCountKinds.map((kind) => countText(seats[kind], seatLabels[kind].toLowerCase().slice(0, -1))),
  ]
    .filter(Boolean)
    .join(" ");
}

function countText(left: number, noun: string): string {
  if (left === 0) return "";
  const count = Math.abs(left);
  return `${count} ${count === 1 ? noun : `${noun}s`} ${left > 0 ? "without a vehicle" : "too many"}.`;
}

/** The capacity of a trip’s vehicle. */
export const loadOf = ({ passengers, bags, child_seats, child_seat_sizes }: BoardTrip): PartLoad => ({
  passengers,
  bags,
  seats: { seats: child_seats, sizes: child_seat_sizes },
});

/** A part as call input. Child seats are left out if none are booked. */
export const partInput = ({ passengers, bags, seats }: PartLoad, whole: PartLoad) => ({
  passengers,
  bags,
  ...(whole.seats.seats > 0 && { child_seats: seats.seats, child_seat_sizes: seats.sizes }),
});
