import { type CashState, cashStates, type ListedCash } from "../contract.ts";
import type { FoundCash } from "./views.ts";

export const describeCash = ({ payment, reference, customer, pickupAt, driver }: FoundCash): ListedCash => ({
  payment_id: payment.id,
  version: payment.version,
  state: stateOf(payment.state),
  amount_cents: payment.amountCents,
  booking_reference: reference,
  customer_name: customer,
  pickup_at: pickupAt.toISOString(),
  driver_name: driver,
  updated_at: payment.updatedAt.toISOString(),
});

function stateOf(state: string): CashState {
  const known = cashStates.find((one) => one === state);
  if (!known) throw new Error(`Cash is never ${state}.`);
  return known;
}
