import { expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { invoices } from "#db/schema/invoices.ts";
import { newId } from "#platform/ids.ts";
import { aBooking } from "#testing/builders/booking/a-booking.ts";
import { aCompany, asCompany } from "#testing/builders/companies/a-company.ts";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { readCompanyRecord } from "./read-company-record.ts";

test("a company owes its bookings on account and its other invoices", () =>
  inTransaction(async (ctx) => {
    const organisationId = await aCompany(ctx, { creditLimitCents: 150_000 });
    await asCompany(ctx, organisationId);
    const onAccount = { organisationId, paymentMethod: "account" } as const;
    const rows = [
      aBooking({ ...onAccount, state: "completed", totalCents: 100_000, paidCents: 40_000 }),
      aBooking({ ...onAccount, state: "cancelled", totalCents: 100_000, feeCents: 10_000 }),
      // Neither is owed on account: one is paid by card, the other is not confirmed.
      aBooking({ organisationId, state: "confirmed", totalCents: 700_000 }),
      aBooking({ ...onAccount, state: "awaiting_payment", totalCents: 700_000 }),
      aBooking({ organisationId, state: "completed", totalCents: 5_000 }),
    ];
    await ctx.db.insert(bookings).values(rows);
    const invoice = {
      state: "issued" as const,
      buyerName: "Table Bay",
      buyerEmail: "tb@example.com",
      issuedAt: testNow,
      createdAt: testNow,
    };
    await ctx.db.insert(invoices).values([
      { ...invoice, id: newId(), number: "INV-1", organisationId, totalCents: 90_000, dueOn: "2026-12-01" },
      {
        ...invoice,
        id: newId(),
        number: "INV-2",
        organisationId,
        bookingId: rows[0]?.id,
        totalCents: 100_000,
        dueOn: "2026-12-01",
      },
      {
        ...invoice,
        id: newId(),
        number: "INV-3",
        organisationId,
        bookingId: rows[4]?.id,
        totalCents: 5_000,
        dueOn: "2026-12-01",
      },
    ]);
    const read = await readCompanyRecord(await asTeam(ctx, "dispatcher"), { organisation_id: organisationId });
    expect(read).toMatchObject({
      value: { owed_cents: 165_000, standing: "over_limit", members: [{ name: "Naledi Dube", role: "owner" }] },
    });
  }));

test("a hotel is not a company", () =>
  inTransaction(async (ctx) => {
    expect(await readCompanyRecord(await asTeam(ctx, "admin"), { organisation_id: newId() })).toMatchObject({
      reason: "not_found",
    });
  }));
