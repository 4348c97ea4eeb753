import { fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { invoices } from "#db/schema/invoices.ts";
import { paymentNotifications, payments, refunds } from "#db/schema/payments.ts";
import type { Role } from "#domain/account/roles.ts";
import { invoiceMonthsContract } from "#features/invoices/months/contract.ts";
import { MonthsTab } from "#features/invoices/months/ui/months-tab.tsx";
import { bankContract } from "#features/payments/bank/contract.ts";
import { BankLineDrawer } from "#features/payments/bank/ui/bank-line-drawer.tsx";
import { NotificationDrawer } from "#features/payments/notifications/ui/notification-drawer.tsx";
import type { Context } from "#platform/context.ts";
import { newId } from "#platform/ids.ts";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { askServer } from "#testing/offered/ask-server.ts";
import { writeBookingCase } from "#testing/offered/booking-states.ts";
import { endDrawing } from "#testing/offered/draw-on-server.tsx";
import { pressOffered } from "#testing/offered/press-offered.tsx";
import { lookAs } from "#testing/offered/signed-in.ts";

vi.mock("#platform/browser/session.ts", () => import("#testing/offered/signed-in.ts"));
afterEach(endDrawing);

const due = 129_900;

async function importLine(admin: Context, amount_cents: number) {
  const line = { booked_on: "2026-11-14", amount_cents, description: "EFT MOKOENA", bank_id: null, nth: 1 };
  await askServer(admin, bankContract.importBankLines, { name: "fnb.csv", format: "csv", lines: [line] });
  return readLine(admin);
}

async function readLine(admin: Context) {
  const listed = await askServer(admin, bankContract.bankLines, { view: "all" });
  const line = listed.ok ? listed.value.lines[0] : undefined;
  if (!line) throw new Error("The statement has no such row.");
  return line;
}

/** Gives back what a line has paid. */
async function refund(ctx: Context) {
  const [payment] = await ctx.db.select().from(payments);
  const { id: paymentId = "", bookingId } = payment ?? {};
  const money = { amountCents: 100, reasonCode: "CUSTOMER_PLANS", method: "transfer", requestedBy: "system" } as const;
  const id = newId();
  const at = { createdAt: ctx.now, updatedAt: ctx.now };
  await ctx.db
    .insert(refunds)
    .values({ id, key: id, bookingId: bookingId ?? null, paymentId, state: "requested", ...money, ...at });
}

type LineCase = {
  readonly what: string;
  readonly cents?: number;
  readonly matched?: number;
  readonly ends?: "refunded" | "ignored";
};
const lines: readonly (LineCase & { readonly offers: readonly string[] })[] = [
  { what: "open and exact", offers: ["Ignore: not a customer payment", "Match R1 299.00"] },
  { what: "open and more than is due", cents: 2 * due, offers: ["Ignore: not a customer payment", "Match R1 299.00"] },
  { what: "open and less than is due", cents: 100, offers: ["Ignore: not a customer payment", "Match R1.00"] },
  { what: "matched", matched: due, offers: ["Unmatch"] },
  { what: "matched in part", matched: 100, offers: ["Ignore: not a customer payment", "Match R1 298.00", "Unmatch"] },
  { what: "matched, and refunded since", matched: due, ends: "refunded", offers: [] },
  { what: "ignored", ends: "ignored", offers: ["Restore line"] },
  { what: "money that went out", cents: -due, offers: ["Ignore: not a customer payment"] },
];

test.each(lines)("a bank line that is $what", ({ cents = due, matched, ends, offers }) =>
  inTransaction(async (ctx) => {
    const admin = await asTeam(ctx, "admin");
    lookAs(admin);
    const { reference } = await writeBookingCase(ctx, { state: "awaiting_payment", hours: 72 });
    const { id } = await importLine(admin, cents);
    const part = { kind: "booking" as const, key: reference };
    if (matched)
      await askServer(admin, bankContract.matchBankLine, { id, parts: [{ ...part, amount_cents: matched }] });
    if (ends === "refunded") await refund(ctx);
    if (ends === "ignored") await askServer(admin, bankContract.ignoreBankLine, { id, is_aside: true });
    const line = await readLine(admin);
    const credit = { kind: "credit" as const, key: reference, amount_cents: line.left_cents - due };
    const offered = await pressOffered(admin, <BankLineDrawer line={line} onClose={() => {}} />, {
      ready: () => screen.getByText("EFT MOKOENA"),
      open: () => {
        const add = screen.queryByRole("button", { name: /^Add / });
        if (add) fireEvent.click(add);
      },
      asks: {
        Remove: null,
        Put: (by) => askServer(by, bankContract.matchBankLine, { id, parts: [{ ...part, amount_cents: due }, credit] }),
      },
    });
    expect(Object.keys(offered).toSorted()).toEqual(offers);
  }),
);

const verdicts = ["waiting", "accepted", "refused"] as const;
const notices = verdicts.flatMap((verdict) =>
  (["admin", "super_user"] as const).map((role: Role) => ({ verdict, role })),
);

test.each(notices)("a payment notification that is $verdict, seen by a $role", ({ verdict, role }) =>
  inTransaction(async (ctx) => {
    const team = await asTeam(ctx, role);
    lookAs(team);
    const id = newId();
    const raw = "payment_status=COMPLETE&amount_gross=1299.00";
    await ctx.db
      .insert(paymentNotifications)
      .values({ id, provider: "stand_in", receivedAt: ctx.now, raw, verdict, status: "COMPLETE" });
    const page = <NotificationDrawer noticeId={id} onClose={() => {}} onOpen={() => {}} />;
    const offered = await pressOffered(team, page, { ready: () => screen.getByText("As received") });
    expect(Object.keys(offered)).toEqual(role === "super_user" && verdict !== "waiting" ? ["Reprocess"] : []);
  }),
);

test.each([true, false])("months, the last one locked: %s", (isLocked) =>
  inTransaction(async (ctx) => {
    const admin = await asTeam(ctx, "admin");
    lookAs(admin);
    const issued = ["2026-10-31T08:00:00Z", "2026-11-10T08:00:00Z"].map((at, nth) => ({
      id: newId(),
      number: `INV-2026-0000${nth}`,
      state: "sent" as const,
      totalCents: 115_000,
      buyerName: "Blue Crane",
      buyerEmail: "accounts@example.com",
      issuedAt: new Date(at),
      dueOn: "2026-11-30",
      createdAt: ctx.now,
    }));
    await ctx.db.insert(invoices).values(issued);
    if (isLocked) await askServer(admin, invoiceMonthsContract.lockMonth, { month: "2026-10" });
    const offered = await pressOffered(admin, <MonthsTab />, { ready: () => screen.getByText(/October 2026/) });
    expect(Object.keys(offered)).toEqual([isLocked ? "Unlock October 2026" : "Lock October 2026"]);
  }),
);
