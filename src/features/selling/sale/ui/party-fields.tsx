import { Field, Select } from "#design/fields/field.tsx";
import { NumberStepper } from "#design/fields/number-stepper.tsx";
import { type ChildSeatKind, childSeatAges } from "#domain/booking/child-seats.ts";
import { childSeatKinds } from "#domain/fleet/fleet.ts";
import { GroupQuoteLink } from "../../ui/group-quote-link.tsx";
import { passengerCounts, passengerLabel } from "../../ui/passenger-labels.ts";
import type { WizardForm } from "./step-heading.tsx";

/** The party and its luggage, asked before the price so that no bag changes the vehicle afterwards. */
export function PartyFields({ form }: { form: WizardForm }) {
  const { draft, change, problems } = form;
  // A smaller party must not keep more child seats than passengers.
  const setPassengers = (passengers: number) =>
    change({ passengers, childSeats: Math.min(draft.childSeats, passengers) });
  return (
    <div className="grid gap-4">
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-3">
        <Field label="Passengers" required hint="Children included" error={problems.passengers}>
          <Select
            name="passengers"
            value={String(draft.passengers)}
            onChange={(event) => setPassengers(Number(event.currentTarget.value))}
            options={passengerCounts.map((count) => ({ value: String(count), label: passengerLabel(count) }))}
          />
        </Field>
        <Field label="Large bags" hint="Suitcases and the like" error={problems.bags}>
          <NumberStepper name="bags" noun="bags" max={100} value={draft.bags} onChange={(bags) => change({ bags })} />
        </Field>
        <Field label="Child seats" hint="Free under 12" error={problems.child_seats}>
          <NumberStepper
            name="child_seats"
            noun="child seats"
            max={Math.min(10, draft.passengers)}
            value={draft.childSeats}
            onChange={(childSeats) => change({ childSeats })}
          />
        </Field>
      </div>
      <GroupQuoteLink trip={draft} className="-mt-2.5" />
      <ChildAges form={form} />
    </div>
  );
}

/** The age of each child, which decides the kind of seat. */
function ChildAges({ form: { draft, change, problems } }: { form: WizardForm }) {
  if (draft.childSeats === 0) return null;
  const kinds = Array.from({ length: draft.childSeats }, (_, at) => draft.childKinds[at] ?? "");
  const put = (at: number, kind: string) =>
    change({ childKinds: kinds.with(at, childSeatKinds.find((one) => one === kind) ?? "") });
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {kinds.map((kind, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a child is identified by its position
        <Field key={at} label={`Age of child ${at + 1}`} error={at === 0 ? problems.child_seat_sizes : undefined}>
          <Select value={kind} onChange={({ currentTarget }) => put(at, currentTarget.value)} options={ages} />
        </Field>
      ))}
    </div>
  );
}

const ages: readonly { readonly value: ChildSeatKind | ""; readonly label: string }[] = [
  { value: "", label: "Choose an age" },
  ...childSeatKinds.map((value) => ({ value, label: childSeatAges[value] })),
];
