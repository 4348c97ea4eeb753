import { screen } from "@testing-library/react";
import { eq } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { payments, transferProofs } from "#db/schema/payments.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import { CashTab } from "#features/payments/cash/ui/cash-tab.tsx";
import { checkoutContract } from "#features/payments/checkout/contract.ts";
import { ProofPanel } from "#features/payments/verification/ui/proof-panel.tsx";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { aPayment } from "#testing/builders/money/a-payment.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { aSentFile } from "#testing/builders/services/a-file.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { askServer } from "#testing/offered/ask-server.ts";
import { writeBookingCase } from "#testing/offered/booking-states.ts";
import { endDrawing } from "#testing/offered/draw-on-server.tsx";
import { pressOffered } from "#testing/offered/press-offered.tsx";
import { lookAs } from "#testing/offered/signed-in.ts";

vi.mock("#platform/browser/session.ts", () => import("#testing/offered/signed-in.ts"));
afterEach(endDrawing);

const views = { due_on_trip: "due", collected: "collected", handed_in: "done", reconciled: "done" } as const;
const cash = (Object.keys(views) as (keyof typeof views)[]).flatMap((state) =>
  (["admin", "dispatcher"] as const).map((role) => ({ state, role })),
);

test.each(cash)("cash that is $state, seen by the $role", ({ state, role }) =>
  inTransaction(async (ctx) => {
    const team = await asTeam(ctx, role);
    lookAs(team);
    const { id, reference } = await writeBookingCase(ctx, { state: "completed", hours: -3 });
    await ctx.db
      .insert(payments)
      .values(aPayment({ bookingId: id, amountCents: 129_900, method: "cash", provider: "", state }));
    const offered = await pressOffered(team, <CashTab />, {
      path: `/?cash=${views[state]}`,
      ready: () => screen.getByText(reference),
      // Asks for a booking first.
      asks: { "Record payment": null },
    });
    expect(Object.keys(offered).length).toBe(state === "reconciled" ? 0 : 1);
  }),
);

const since = ["awaiting_payment", "confirmed", "cancelled", "expired"] as const;

test.each(since)("a proof of payment, its booking %s since", (state) =>
  inTransaction(async (ctx) => {
    const customer = await askingAs(ctx);
    const { id, reference } = await writeBookingCase(ctx, { state: "awaiting_payment", hours: 72 });
    const expected = { bookingId: id, amountCents: 129_900, paidAt: null, transferReference: reference };
    await ctx.db
      .insert(payments)
      .values(aPayment({ ...expected, method: "transfer", provider: "", state: "awaiting_proof" }));
    const sent = await askServer(customer, checkoutContract.sendTransferProof, {
      reference,
      amount_cents: 129_900,
      paid_on: localDateOf(ctx.now),
      file: await aSentFile(ctx),
    });
    expect(sent.ok).toBe(true);
    await ctx.db.update(bookings).set({ state, holdUntil: null }).where(eq(bookings.id, id));
    const [proof] = await ctx.db.select().from(transferProofs);
    const admin = await asTeam(ctx, "admin");
    lookAs(admin);
    const page = <ProofPanel id={proof?.id ?? ""} onStep={() => {}} onDone={() => {}} />;
    const offered = await pressOffered(admin, page, {
      ready: () => screen.getByRole("heading", { name: reference }),
      asks: { Previous: null, Next: null, Zoom: null, Rotate: null, Download: null, "Open in": null },
    });
    expect(Object.keys(offered)).toEqual(["Verify payment", "Reject"]);
  }),
);
