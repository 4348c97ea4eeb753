import { cashHolder } from "#domain/payment/cash-holder.ts";
import { type CashState, cashStates, type ListedCash } from "../contract.ts";
import type { CashRow } from "./views.ts";

export const describeCash = (
  { payment, reference, customer, pickupAt, drives, holder }: CashRow,
  now: Date,
): ListedCash => ({
  payment_id: payment.id,
  version: payment.version,
  state: stateOf(payment.state),
  amount_cents: payment.amountCents,
  booking_reference: reference,
  customer_name: customer,
  pickup_at: pickupAt.toISOString(),
  driver_name: holder ?? (namesOf(drives).join(", ") || null),
  drivers: driversOf(drives),
  likely_driver_id: cashHolder(drives, now)?.driverId ?? null,
  updated_at: payment.updatedAt.toISOString(),
});

function stateOf(state: string): CashState {
  const known = cashStates.find((one) => one === state);
  if (!known) throw new Error(`Cash is never ${state}.`);
  return known;
}

const driversOf = (drives: CashRow["drives"]) =>
  [...new Map(drives.map(({ driverId, name }) => [driverId, name]))].map(([id, name]) => ({ id, name }));

const namesOf = (drives: CashRow["drives"]) => driversOf(drives).map(({ name }) => name);
