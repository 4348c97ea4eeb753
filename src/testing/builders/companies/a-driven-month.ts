import { eq, sql } from "drizzle-orm";
import { findAccountFacts } from "#db/corporate/account-standing-views.ts";
import { bookings } from "#db/schema/booking.ts";
import { companyBookings } from "#db/schema/companies.ts";
import { invoices } from "#db/schema/invoices.ts";
import { countMonthPaid } from "#features/booking/money/server/count-month-paid.ts";
import type { Context } from "#platform/context.ts";
import { testNow, type World } from "../../in-transaction.ts";
import { aBooking } from "../booking/a-booking.ts";
import { asAdmin } from "../money/an-issued-invoice.ts";
import { aCompany, asCompany, aTraveller } from "./a-company.ts";

type Driven = {
  readonly costCentre?: string;
  readonly totalCents?: number;
  readonly state?: "completed" | "confirmed";
};

/** A company whose people travelled in October; today is 20 November. */
export async function aDrivenMonth(transaction: Context) {
  const ctx = await asAdmin(transaction);
  const company = await aCompany(ctx, { billingEmail: "pay@example.com", termsDays: 15, creditLimitCents: 900_000 });
  const booker = await asCompany(ctx, company);
  const travellerId = await aTraveller(ctx, company);
  const driven = async (on: string, { costCentre = "", totalCents = 50_000, state = "completed" }: Driven = {}) => {
    const row = aBooking({
      organisationId: company,
      paymentMethod: "account",
      state,
      totalCents,
      serviceType: "airport_transfer",
      pickupAt: new Date(`${on}T08:00:00Z`),
    });
    await ctx.db.insert(bookings).values(row);
    await ctx.db.insert(companyBookings).values({
      bookingId: row.id,
      organisationId: company,
      travellerId,
      bookerId: booker.userId,
      costCentre,
      purchaseOrder: "PO-7",
      createdAt: testNow,
    });
    return row;
  };
  const read = async (id: string) => (await ctx.db.select().from(bookings).where(eq(bookings.id, id)))[0];
  const monthly = () => ctx.db.select().from(invoices).where(sql`month is not null`).orderBy(invoices.number);
  const owed = async () => (await findAccountFacts(ctx.db, company, ctx.now))?.owedCents;
  return { ctx, company, driven, read, monthly, owed };
}

/** Events about payments for bookings. */
export async function countPaid(ctx: Context, world: World): Promise<void> {
  for (const event of world.events.splice(0)) if (event.type === "invoice.month_paid") await countMonthPaid(ctx, event);
}
