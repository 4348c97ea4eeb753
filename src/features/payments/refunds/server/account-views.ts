import { and, eq, inArray, ne, or, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { bookings } from "#db/schema/booking.ts";
import { refundAccounts, refunds } from "#db/schema/payments.ts";
import { accountTypes } from "../account-contract.ts";

/** The account for a booking's refunds. */
export async function findRefundAccount(db: ReadDb, bookingId: string) {
  const [row] = await db.select().from(refundAccounts).where(eq(refundAccounts.bookingId, bookingId));
  return row && { ...row, accountType: accountTypes.find((type) => type === row.accountType) ?? "current" };
}

type Way = Pick<typeof refunds.$inferSelect, "state" | "method">;

/** It is or will be transferred by hand, because it was not paid by card. */
export const isPaidByTransfer = ({ state, method }: Way): boolean =>
  state === "manual_transfer" || (method !== "online" && (state === "requested" || state === "approved"));

/** The part of a booking’s refund still to be transferred. */
export async function findTransferDue(db: ReadDb, bookingId: string): Promise<number> {
  const [row] = await db
    .select({ sum: sql<number>`coalesce(sum(${refunds.amountCents}), 0)::int` })
    .from(refunds)
    .where(
      and(
        eq(refunds.bookingId, bookingId),
        or(
          eq(refunds.state, "manual_transfer"),
          and(ne(refunds.method, "online"), inArray(refunds.state, ["requested", "approved"])),
        ),
      ),
    );
  return row?.sum ?? 0;
}

type Person = { readonly userId: string | null; readonly email: string | null };

/** A person’s bookings with an account. */
export async function findBookingsWithAccount(db: ReadDb, { userId, email }: Person): Promise<string[]> {
  const rows = await db
    .select({ id: refundAccounts.bookingId })
    .from(refundAccounts)
    .innerJoin(bookings, eq(bookings.id, refundAccounts.bookingId))
    .where(sql`${bookings.bookerId} = ${userId} or lower(${bookings.email}) = lower(${email})`);
  return rows.map(({ id }) => id);
}
