import { screen } from "@testing-library/react";
import { eq } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { vehicleShifts } from "#db/schema/shifts.ts";
import { providerInvoicesContract } from "#features/pay/provider-invoices/contract.ts";
import { ProviderInvoicesCard } from "#features/pay/provider-invoices/ui/provider-invoices-card.tsx";
import { PayRuleCard } from "#features/pay/rules/ui/pay-rule-card.tsx";
import { ShiftList } from "#features/shifts/ui/shift-list.tsx";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { anOpenShift, takenCash } from "#testing/builders/dispatch/a-shift.ts";
import { anotherDriver, aPaidDriver, aPayRule } from "#testing/builders/money/a-paid-driver.ts";
import { anInvoiceFrom, aProviderAsking } from "#testing/builders/money/a-provider-with-trips.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { askServer } from "#testing/offered/ask-server.ts";
import { endDrawing } from "#testing/offered/draw-on-server.tsx";
import { pressOffered } from "#testing/offered/press-offered.tsx";
import { lookAs } from "#testing/offered/signed-in.ts";

vi.mock("#platform/browser/session.ts", () => import("#testing/offered/signed-in.ts"));
afterEach(endDrawing);

const shiftCases = (["open", "ended", "confirmed"] as const).flatMap((state) =>
  (["admin", "dispatcher"] as const).map((role) => ({ state, role })),
);

test.each(shiftCases)("a shift that is $state, its cash, seen by the $role", ({ state, role }) =>
  inTransaction(async (ctx) => {
    const { shiftId, driverId, asking, bookingId } = await anOpenShift(ctx);
    await takenCash(asking, bookingId, 20_000);
    const ended = { endedAt: ctx.now, endKm: 50_100, expectedCents: 20_000, handedCents: 20_000 };
    const counted = { countedCents: 20_000, countedAt: ctx.now };
    await ctx.db
      .update(vehicleShifts)
      .set({ state, ...(state !== "open" && ended), ...(state === "confirmed" && counted) })
      .where(eq(vehicleShifts.id, shiftId));
    const team = await asTeam(ctx, role);
    lookAs(team);
    const ready = () => screen.getByText(/Under way|Ended|Confirmed/);
    const ofDriver = await pressOffered(team, <ShiftList driverId={driverId} />, { ready });
    const waiting = await pressOffered(team, <ShiftList />, {
      ready: () => screen.getByText(state === "ended" ? "Ended" : "No cash to count"),
    });
    const expected = state === "ended" ? 1 : 0;
    expect([ofDriver, waiting].map((one) => Object.keys(one).length)).toEqual([expected, expected]);
  }),
);

test.each(["no rule yet", "a default", "a rule of their own"])("what a driver is paid by: %s", (what) =>
  inTransaction(async (ctx) => {
    const admin = await asTeam(ctx, "admin");
    lookAs(admin);
    const { driverId } = await aPaidDriver(ctx);
    if (what === "a default") await aPayRule(ctx, { perTripCents: 90_000 });
    if (what === "a rule of their own") await aPayRule(ctx, { perTripCents: 90_000, driverId });
    for (const whose of [driverId, null]) {
      const offered = await pressOffered(admin, <PayRuleCard driverId={whose} />, {
        // Not the message “Pay rule saved”.
        ready: () => screen.getByText(/^(Default pay|Pay) rule$/),
        entries: { "Per trip": "900" },
      });
      expect(Object.keys(offered).length).toBe(1);
    }
  }),
);

test("a provider’s driver has no rule to change", () =>
  inTransaction(async (ctx) => {
    const admin = await asTeam(ctx, "admin");
    lookAs(admin);
    const { providerId } = await aProviderAsking(ctx);
    const { driverId } = await anotherDriver(ctx, { providerId });
    const ready = () => screen.getByText("Pay rule");
    const ofDriver = await pressOffered(admin, <PayRuleCard driverId={driverId} />, { ready });
    const ofProvider = await pressOffered(admin, <PayRuleCard driverId={null} providerId={providerId} />, {
      ready,
      entries: { "Per trip": "900" },
    });
    expect([ofDriver, ofProvider].map((one) => Object.keys(one).length)).toEqual([0, 1]);
  }));

const billed = { "no trip": [], "some trips": ["2026-10-31"], "all trips": ["2026-10-31", "2026-11-20"] } as const;

test.each(Object.keys(billed) as (keyof typeof billed)[])("a provider who has sent invoices for %s", (what) =>
  inTransaction(async (ctx) => {
    const admin = await asTeam(ctx, "admin");
    lookAs(admin);
    const { providerId } = await aProviderAsking(ctx);
    for (const until of billed[what]) {
      const invoice = { ...anInvoiceFrom(providerId), number: until, issued_on: "2026-11-20", until };
      const sent = await askServer(admin, providerInvoicesContract.recordProviderInvoice, invoice);
      expect(sent.ok).toBe(true);
    }
    const offered = await pressOffered(admin, <ProviderInvoicesCard />, {
      ready: () => screen.getByText("Provider invoices"),
      entries: { "Invoice number": "TB-99", Amount: "1200", "Last date of its trips": "20 Nov 2026" },
    });
    expect("Record invoice" in offered).toBe(what !== "all trips");
    expect(Object.keys(offered).filter((name) => name.startsWith("Remove")).length).toBe(billed[what].length);
  }),
);
