import type { payments } from "#db/schema/payments.ts";
import { newId } from "#platform/ids.ts";
import { testNow } from "../../in-transaction.ts";

type PaymentRow = typeof payments.$inferInsert;

/** A row of the payments table: a card payment that was received. */
export const aPayment = (changes: Partial<PaymentRow> = {}): PaymentRow => ({
  id: newId(),
  method: "online",
  provider: "payfast",
  state: "succeeded",
  amountCents: 35_000,
  paidAt: testNow,
  createdAt: testNow,
  updatedAt: testNow,
  ...changes,
});
