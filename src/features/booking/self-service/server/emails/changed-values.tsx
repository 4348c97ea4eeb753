import { type ChangedField, changeLabels } from "#domain/booking/change-labels.ts";
import { cents, formatMoney } from "#domain/money/money.ts";
import { formatDate, formatMoment, localDateOf } from "#domain/time/local-time.ts";
import { type Fact, Facts } from "#platform/mail/email-parts.tsx";
import type { ChangedValue } from "../../../change-contract.ts";

/** The changes: each value before and after. */
export function ChangedValues({
  values,
  differenceCents,
}: {
  values: readonly ChangedValue[];
  differenceCents: number | null;
}) {
  const facts: Fact[] = values.map(({ field, before, after }) => [
    changeLabels[field],
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
