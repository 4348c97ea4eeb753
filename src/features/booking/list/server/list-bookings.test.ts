import { expect, test } from "vitest";
import { users } from "#db/schema/accounts.ts";
import { bookings } from "#db/schema/booking.ts";
import type { Context } from "#platform/context.ts";
import { newId } from "#platform/ids.ts";
import { aBooking } from "#testing/builders/a-booking.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { bookingListContract } from "../contract.ts";
import { actOnBookings } from "./act-on-bookings.ts";
import { csvCell, exportBookings } from "./export-bookings.ts";
import { bookingTotals, listBookings } from "./list-bookings.ts";
import { changeBookingView, listBookingViews, removeBookingView, saveBookingView } from "./save-booking-view.ts";
import { referenceTyped } from "./search-views.ts";

const me = newId();
const asOffice = { actor: { kind: "person", userId: me, roles: ["admin"] } } as const;

type Row = Parameters<typeof aBooking>[0];
const write = (ctx: Context, rows: readonly Row[]) => ctx.db.insert(bookings).values(rows.map((row) => aBooking(row)));
const signUp = (ctx: Context) =>
  ctx.db.insert(users).values({ id: me, email: `${me}@example.com`, name: "Nomsa Dlamini", createdAt: ctx.now });

async function found(ctx: Context, asked: object) {
  const input = bookingListContract.listBookings.input.parse(asked);
  const { value } = await listBookings(ctx, input);
  return value.bookings.map(({ name }) => name.split(" ").at(-1));
}

const rows: readonly Row[] = [
  {
    lastName: "Asker",
    state: "requested",
    createdAt: new Date("2026-11-01T08:00:00Z"),
    amendment: "proposed_by_customer",
  },
  {
    lastName: "Payer",
    state: "confirmed",
    totalCents: 90000,
    paidCents: 90000,
    light: "green",
    serviceType: "day_tour",
  },
  { lastName: "Debtor", state: "confirmed", totalCents: 90000, createdAt: new Date("2026-11-02T08:00:00Z") },
  {
    lastName: "Half",
    state: "confirmed",
    totalCents: 90000,
    paidCents: 45000,
    pickupAt: new Date("2026-12-24T08:00:00Z"),
  },
  { lastName: "Giver", state: "confirmed", totalCents: 90000, paidCents: 95000 },
  { lastName: "Leaver", state: "cancelled", totalCents: 90000, paidCents: 90000, feeCents: 45000 },
  { lastName: "Gone", state: "cancelled", totalCents: 90000, paidCents: 90000, refundedCents: 45000, feeCents: 45000 },
  { lastName: "Firm", state: "confirmed", totalCents: 90000, paymentMethod: "account" },
  { lastName: "Trial", state: "requested", isTest: true },
  { lastName: "Draft", state: "draft" },
];

test.each([
  ["several states", { states: ["requested", "cancelled"] }, ["Asker", "Gone", "Leaver"]],
  ["unpaid", { money: "unpaid" }, ["Debtor"]],
  ["part paid", { money: "part" }, ["Half"]],
  ["paid", { money: "paid" }, ["Payer"]],
  ["overpaid", { money: "overpaid" }, ["Giver"]],
  ["on account", { money: "on_account" }, ["Firm"]],
  ["a refund due", { money: "refund_due" }, ["Leaver"]],
  ["refunded", { money: "refunded" }, ["Gone"]],
  ["a day of pickups", { pickup_from: "2026-12-24", pickup_to: "2026-12-24" }, ["Half"]],
  ["days of creation", { created_from: "2026-11-01", created_to: "2026-11-02" }, ["Asker", "Debtor"]],
  ["a service", { service: "day_tour" }, ["Payer"]],
  ["a light", { light: "green" }, ["Payer"]],
  ["a change that waits", { has_change: true }, ["Asker"]],
  ["trial runs too", { with_tests: true, states: ["requested"] }, ["Asker", "Trial"]],
  ["a last name", { search: "deb" }, ["Debtor"]],
  ["both names", { search: "thandi deb" }, ["Debtor"]],
] as const)("the list narrowed to %s", async (_, asked, names) => {
  await inTransaction(async (ctx) => {
    await write(ctx, rows);
    expect((await found(ctx, asked)).toSorted()).toEqual(names);
  }, asOffice);
});

test("pages by key meet every booking once, whatever the order and however many are alike", async () => {
  await inTransaction(async (ctx) => {
    await write(
      ctx,
      Array.from({ length: 23 }, (_, at) => ({ lastName: `No${at}`, state: "confirmed", totalCents: (at % 3) * 1000 })),
    );
    for (const sort of ["created", "pickup", "total"])
      for (const direction of ["asc", "desc"]) {
        const seen: string[] = [];
        let after: string | null = null;
        do {
          const asked = { sort, direction, after, size: 5, states: ["confirmed", "requested"] };
          const { value } = await listBookings(ctx, bookingListContract.listBookings.input.parse(asked));
          seen.push(...value.bookings.map(({ id }) => id));
          after = value.next;
        } while (after);
        expect(new Set(seen).size).toBe(23);
        expect(seen).toHaveLength(23);
      }
  }, asOffice);
});

test("the search finds a reference, an address, a number however dialled, and a place", async () => {
  await inTransaction(async (ctx) => {
    await write(ctx, [
      { reference: "CTS-7K3M9Q", lastName: "Known", email: "Emily@Example.com", phone: "082 555 0199" },
      { lastName: "Other", phone: "+44 20 7946 0000", email: "x@example.com", destination: "Camps Bay" },
    ]);
    for (const text of ["cts-7k", "7K3M9", "emily@", "+27 82 555", "0825550199", "0027 82 5550199"])
      expect(await found(ctx, { search: text }), text).toEqual(["Known"]);
    for (const text of ["camps b", "bay", "+44 20 79"])
      expect(await found(ctx, { search: text }), text).toEqual(["Other"]);
    expect(await found(ctx, { search: "%" })).toEqual([]);
  }, asOffice);
});

test("the count of the totals is exact to a thousand and then says that there are more", async () => {
  await inTransaction(async (ctx) => {
    const totals = async () => (await bookingTotals(ctx, bookingListContract.bookingTotals.input.parse({}))).value;
    for (let written = 0; written < 1000; written += 250)
      await write(
        ctx,
        Array.from({ length: 250 }, () => ({})),
      );
    expect(await totals()).toMatchObject({ count: 1000, is_more: false });
    await write(ctx, [{}]);
    expect(await totals()).toMatchObject({ count: 1000, is_more: true });
  }, asOffice);
});

test("totals add up what the list finds, and what is due is what the list shows as owed", async () => {
  await inTransaction(async (ctx) => {
    await write(ctx, rows);
    const totals = async (asked: object) =>
      (await bookingTotals(ctx, bookingListContract.bookingTotals.input.parse(asked))).value;
    expect(await totals({})).toEqual({
      count: 8,
      is_more: false,
      value_cents: 7 * 90_000,
      due_cents: 90_000 + 45_000,
      on_account_cents: 90_000,
    });
    expect(await totals({ money: "part" })).toMatchObject({ count: 1, value_cents: 90_000, due_cents: 45_000 });
    expect(await totals({ money: "paid", states: ["confirmed"] })).toMatchObject({ count: 1, due_cents: 0 });
    expect(await totals({ search: "nobody" })).toMatchObject({ count: 0, value_cents: 0 });
  }, asOffice);
});

test("totals stop at a thousand, and say so", async () => {
  await inTransaction(async (ctx) => {
    await write(
      ctx,
      Array.from({ length: 1001 }, () => ({ state: "confirmed" as const, totalCents: 100 })),
    );
    const asked = bookingListContract.bookingTotals.input.parse({});
    expect((await bookingTotals(ctx, asked)).value).toMatchObject({
      count: 1000,
      is_more: true,
      value_cents: 100_000,
      due_cents: 100_000,
    });
  }, asOffice);
});

test("exactly those are reminded to pay whom the list shows as unpaid or part paid", async () => {
  await inTransaction(async (ctx, world) => {
    await signUp(ctx);
    const more: readonly Row[] = [
      { lastName: "Done", state: "closed", totalCents: 90000, paidCents: 10000 },
      { lastName: "Wisher", state: "quoted", totalCents: 90000 },
      { lastName: "Absent", state: "no_show", totalCents: 90000, feeCents: 90000 },
      { lastName: "Test", state: "confirmed", totalCents: 90000, isTest: true },
    ];
    await write(ctx, [...rows, ...more]);
    const all = await ctx.db.select({ id: bookings.id, version: bookings.version }).from(bookings);
    const answer = await actOnBookings(ctx, { action: "remind", bookings: all });
    const done = answer.ok ? answer.value.results.filter(({ is_done }) => is_done) : [];
    const listed = [...(await found(ctx, { money: "unpaid" })), ...(await found(ctx, { money: "part" }))];
    const named = await ctx.db.select({ reference: bookings.reference, lastName: bookings.lastName }).from(bookings);
    const reminded = done.map(({ reference }) => named.find((one) => one.reference === reference)?.lastName);
    expect(reminded.toSorted()).toEqual(listed.toSorted());
    expect(listed.toSorted()).toEqual(["Debtor", "Done", "Half"]);
    expect(world.emails).toHaveLength(3);
    const messages = answer.ok ? answer.value.results.map(({ message }) => message) : [];
    expect(messages).toContain("On account: the invoice asks for payment.");
  }, asOffice);
});

test("a saved view is the person's own; the same name takes its place", async () => {
  await inTransaction(async (ctx) => {
    await signUp(ctx);
    await saveBookingView(ctx, { name: "Mine", query: "mine=1" });
    const kept = await saveBookingView(ctx, { name: "Mine", query: "mine=1&sort=pickup" });
    const { value } = await listBookingViews(ctx);
    expect(value.views.map(({ name, query }) => ({ name, query }))).toEqual([
      { name: "Mine", query: "mine=1&sort=pickup" },
    ]);
    expect(await removeBookingView(ctx, { id: newId() })).toMatchObject({ ok: false, reason: "not_found" });
    if (kept.ok) await removeBookingView(ctx, { id: kept.value.id });
    expect((await listBookingViews(ctx)).value.views).toEqual([]);
  }, asOffice);
});

test("a view is renamed, and one at most opens the list", async () => {
  await inTransaction(async (ctx) => {
    await signUp(ctx);
    const [one, two] = [
      await saveBookingView(ctx, { name: "One", query: "a=1" }),
      await saveBookingView(ctx, { name: "Two", query: "b=1" }),
    ];
    if (!one.ok || !two.ok) throw new Error("not saved");
    const change = (id: string, name: string, is_default: boolean) => changeBookingView(ctx, { id, name, is_default });
    await change(one.value.id, "First", true);
    await change(two.value.id, "Two", true);
    expect((await listBookingViews(ctx)).value.views.map(({ name, is_default }) => [name, is_default])).toEqual([
      ["First", false],
      ["Two", true],
    ]);
    expect(await change(one.value.id, "Two", false)).toMatchObject({ reason: "name_taken" });
    expect(await change(newId(), "Three", false)).toMatchObject({ reason: "not_found" });
    // Saved again under its name, it is looked at differently and still opens the list.
    expect(await saveBookingView(ctx, { name: "Two", query: "c=1" })).toMatchObject({ value: { is_default: true } });
  }, asOffice);
});

test.each([
  ["=HYPERLINK(1)", "'=HYPERLINK(1)"],
  ["+27 82 555 0199", "'+27 82 555 0199"],
  ["-2+3", "'-2+3"],
  ["@SUM(A1)", "'@SUM(A1)"],
  ["\t=1", "'\t=1"],
  ['says "hi", and', '"says ""hi"", and"'],
  ["two\nlines", '"two\nlines"'],
  ["plain", "plain"],
  [null, ""],
  [-5, "-5"],
])("%j in a spreadsheet is %j", (value, cell) => {
  expect(csvCell(value)).toBe(cell);
});

test("the export is text for a spreadsheet: marked as UTF-8, amounts with a point, nothing that runs", async () => {
  await inTransaction(async (ctx) => {
    await signUp(ctx);
    await write(ctx, [{ lastName: "=cmd()", state: "confirmed", totalCents: 129905, paidCents: 5 }]);
    const { value } = await exportBookings(ctx, bookingListContract.exportBookings.input.parse({}));
    const [head = "", line = ""] = value.content.split("\r\n");
    expect(head.startsWith("\ufeffReference,State,Money,")).toBe(true);
    expect(line).toContain(",'=cmd(),");
    expect(line).toContain(",1299.05,0.05,0.00,");
    expect(value).toMatchObject({ rows: 1, next: null, name: "bookings-2026-11-20.csv" });
  }, asOffice);
});

test.each([
  ["cts-7k", "CTS-7K"],
  ["CTS7K3M9Q", "CTS-7K3M9Q"],
  ["7o1l", "CTS-7011"],
  ["khan", undefined],
  ["cts", "CTS-"],
])("%s typed as a reference is %s", (typed, reference) => {
  expect(referenceTyped(typed)).toBe(reference);
});
