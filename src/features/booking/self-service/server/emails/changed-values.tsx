import { cents, formatMoney } from "#domain/money/money.ts";
import { formatDate, formatMoment, localDateOf } from "#domain/time/local-time.ts";
import { type Fact, Facts } from "#platform/mail/email-parts.tsx";
import type { ChangedField, ChangedValue } from "../../../change-contract.ts";

const names: Readonly<Record<ChangedField, string>> = {
  pickup: "Pickup",
  return: "Return trip",
  last_date: "Last date",
  pickup_location: "From",
  destination: "To",
  passengers: "Passengers",
  bags: "Bags",
  child_seats: "Child seats",
  child_seat_sizes: "Child seat sizes",
  extra_stops: "Extra stops",
  flight_number: "Flight number",
  return_flight_number: "Flight number of the return trip",
  special_requirements: "Special requirements",
  vehicle_class: "Vehicle",
  phone: "Phone",
  name: "Name",
};

/** What changes: each value before and after. */
export function ChangedValues({
  values,
  differenceCents,
}: {
  values: readonly ChangedValue[];
  differenceCents: number | null;
}) {
  const facts: Fact[] = values.map(({ field, before, after }) => [
    names[field],
    `${shown(field, before)} → ${shown(field, after)}`,
  ]);
  return <Facts facts={[...facts, ["Price", priceText(differenceCents)]]} />;
}

function shown(field: ChangedField, value: string): string {
  if (value === "") return "none";
  if (field === "last_date") return formatDate(localDateOf(new Date(value)));
  return field === "pickup" || field === "return" ? formatMoment(new Date(value)) : value;
}

function priceText(differenceCents: number | null): string {
  if (differenceCents === null) return "to be confirmed";
  if (differenceCents === 0) return "unchanged";
  const amount = formatMoney(cents(Math.abs(differenceCents)));
  return differenceCents > 0 ? `${amount} more` : `${amount} less`;
}
