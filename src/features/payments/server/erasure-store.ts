import { eq, inArray, or, sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import {
  billShares,
  billSplits,
  paymentMoves,
  paymentNotifications,
  refundMoves,
  refunds,
  sandboxTransactions,
  transferProofs,
  vouchers,
} from "#db/schema/payments.ts";
import { withoutPayer } from "#domain/payment/payfast-payer.ts";
import { noOne } from "./voucher-store.ts";

type Ids = readonly string[];

/** Clears the notes on payments; the status changes and their dates stay. */
export async function anonymiseNotes(db: Database, { payments, refunds: ids }: { payments: Ids; refunds: Ids }) {
  if (payments.length > 0)
    await db
      .update(paymentMoves)
      .set({ reason: null })
      .where(inArray(paymentMoves.paymentId, [...payments]));
  if (ids.length === 0) return;
  await db
    .update(refundMoves)
    .set({ reason: null })
    .where(inArray(refundMoves.refundId, [...ids]));
  // For a refund paid by hand, the note may contain the account.
  await db
    .update(refunds)
    .set({ note: "", documentId: null })
    .where(inArray(refunds.id, [...ids]));
}

/** A proof’s date and outcome stay; the payer and the image are deleted. */
export async function forgetProofs(db: Database, ids: Ids): Promise<void> {
  if (ids.length === 0) return;
  await db
    .update(transferProofs)
    .set({ payer: "", reason: null })
    .where(inArray(transferProofs.id, [...ids]));
}

/** A gateway’s message about a payment keeps its amounts. */
export async function anonymiseNotifications(
  db: Database,
  whose: { payments: Ids; email: string | null },
): Promise<void> {
  const notices = await db
    .select({ id: paymentNotifications.id, raw: paymentNotifications.raw })
    .from(paymentNotifications)
    .where(
      or(
        whose.payments.length > 0 ? inArray(paymentNotifications.paymentId, [...whose.payments]) : undefined,
        whose.email === null ? sql`false` : mentions(whose.email),
      ),
    )
    .for("update");
  for (const { id, raw } of notices)
    await db
      .update(paymentNotifications)
      .set({ raw: withoutPayer(raw), headers: {}, ip: "" })
      .where(eq(paymentNotifications.id, id));
}

/** In a notification the address is form-encoded. */
const mentions = (email: string) =>
  sql`position(lower(${encodeURIComponent(email)}) in lower(${paymentNotifications.raw})) > 0`;

/** The sandbox gateway stores the form as submitted. */
export async function anonymiseStandIn(db: Database, whose: { payments: Ids; email: string | null }): Promise<void> {
  const form = sandboxTransactions.form;
  await db
    .update(sandboxTransactions)
    .set({
      form: sql`${form} - array['name_first', 'name_last', 'email_address', 'cell_number', 'confirmation_address', 'item_description']`,
    })
    .where(
      sql`${form} ->> 'm_payment_id' in (select jsonb_array_elements_text(${JSON.stringify(whose.payments)}::jsonb))
        or lower(${form} ->> 'email_address') = lower(${whose.email ?? ""})`,
    );
}

/** Names and addresses of payers and invited payers, on this person’s bookings or with their address. */
export async function anonymiseShares(
  db: Database,
  { bookings, email }: { bookings: readonly string[]; email: string | null },
): Promise<void> {
  const theirs = db
    .select({ id: billSplits.id })
    .from(billSplits)
    .where(bookings.length === 0 ? sql`false` : inArray(billSplits.bookingId, [...bookings]));
  const isNamed = email === null ? undefined : sql`lower(${billShares.email}) = lower(${email})`;
  await db
    .update(billShares)
    .set({ name: "Deleted", email: "" })
    .where(or(inArray(billShares.splitId, theirs), isNamed));
}

/** Amounts, dates and numbers stay, because money is owed or was paid. */
export async function anonymiseVouchers(db: Database, email: string | null): Promise<void> {
  if (email === null) return;
  const buyer = sql`lower(${vouchers.buyerEmail}) = lower(${email})`;
  const recipient = sql`lower(${vouchers.recipientEmail}) = lower(${email})`;
  const rows = await db.select({ id: vouchers.id }).from(vouchers).where(or(buyer, recipient)).for("update");
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return;
  await db.update(vouchers).set(noOne).where(inArray(vouchers.id, ids));
}
