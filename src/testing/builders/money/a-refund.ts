import { openDatabase } from "#db/connect.ts";
import { bookings } from "#db/schema/booking.ts";
import { payments, sandboxTransactions } from "#db/schema/payments.ts";
import { system } from "#domain/account/roles.ts";
import type { DomainEvent } from "#domain/events.ts";
import { createContext } from "#platform/create-context.ts";
import { newId } from "#platform/ids.ts";
import { inTransaction } from "#platform/transaction.ts";
import { aBooking } from "../booking/a-booking.ts";
import type { openTradingSite } from "../services/a-trading-site.ts";

type Site = Awaited<ReturnType<typeof openTradingSite>>;
type Due = Extract<DomainEvent, { type: "refund.due" }>;

/** A cancelled booking of R9 000 that was paid, with its payments and the refunds due. */
export async function aCancelledBooking(site: Site) {
  const booking = aBooking({ state: "cancelled", totalCents: 900_000, paidCents: 900_000 });
  const db = openDatabase(site.pool);
  await db.insert(bookings).values(booking);
  const { reference, id: bookingId } = booking;
  const rows = async (query: string, ...values: unknown[]) => (await site.pool.query(query, values)).rows;
  const tell = (event: DomainEvent) =>
    inTransaction(site.pool, async (inside) => {
      const { ctx, finish } = createContext(site.world, { db: inside, actor: system, correlationId: "test" });
      await ctx.emit(event);
      await finish();
    });
  return {
    reference,
    bookingId,
    /** A received payment: through the stand-in gateway, which records it, or by transfer. */
    async received(method: "online" | "transfer" | "cash", amountCents: number) {
      const now = new Date();
      const form = { amount: (amountCents / 100).toFixed(2), item_name: "A booking" };
      const [kept] = await db
        .insert(sandboxTransactions)
        .values({ id: newId(), form, status: "COMPLETE", notifyUrl: "", createdAt: now })
        .returning({ number: sandboxTransactions.number });
      const id = newId();
      await db.insert(payments).values({
        id,
        bookingId,
        method,
        amountCents,
        createdAt: now,
        updatedAt: now,
        state: method === "online" ? "succeeded" : "verified",
        provider: method === "online" ? "stand_in" : "",
        providerPaymentId: method === "online" ? String(kept?.number) : null,
      });
      return { id, number: kept?.number };
    },
    owe: (amountCents: number, changes: Partial<Due> = {}) =>
      tell({
        type: "refund.due",
        key: `cancel:${reference}`,
        reference,
        amountCents,
        feeCents: 0,
        reasonCode: "CUSTOMER_PLANS",
        hoursBefore: 48,
        documentId: null,
        isWithinPolicy: true,
        ...changes,
      }),
    refunds: () => rows("select * from refunds where booking_id = $1 order by created_at, id", bookingId),
    payment: async (id: string) => (await rows("select * from payments where id = $1", id))[0],
    tasks: (kind: string) => rows("select title from tasks where kind = $1 and title like $2", kind, `%${reference}%`),
    /** The refunds in the gateway’s own records. */
    books: async (number: number | null | undefined) =>
      (await rows("select refunded_cents from sandbox_transactions where number = $1", number))[0].refunded_cents,
  };
}
