import { expect, test } from "vitest";
import { invoices } from "#db/schema/invoices.ts";
import { organisations } from "#db/schema/partners.ts";
import { settings } from "#db/schema/settings.ts";
import { defaultSettings } from "#domain/company/company-settings.ts";
import { addHours } from "#domain/time/local-time.ts";
import { newId } from "#platform/ids.ts";
import { aHeldBooking, attemptsNow } from "#testing/builders/booking/a-held-booking.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { startPayment } from "./start-payment.ts";

test("by card: the gateway’s form, with the amount calculated by the server", () =>
  inTransaction(async (ctx, world) => {
    const { reference, start } = await aHeldBooking(ctx);
    const started = await start("online");
    const form = started.ok ? started.value.form : null;
    const fields = Object.fromEntries(form?.fields.map(({ name, value }) => [name, value]) ?? []);
    expect(form?.action).toBe("https://capetownshuttle.example/sandbox/payfast/eng/process");
    expect(fields).toMatchObject({ amount: "1299.00", custom_str1: reference, name_first: "Thandi" });
    expect(fields.notify_url).toBe("https://capetownshuttle.example/payments/payfast/itn");
    expect(form?.fields.at(-1)?.name).toBe("signature");
    expect(world.events).toMatchObject([{ type: "payment.started", reference }]);
    expect(await attemptsNow(ctx)).toEqual(["online redirected"]);
  }));

test("starting twice is one attempt; another method replaces it", () =>
  inTransaction(async (ctx, world) => {
    const { start } = await aHeldBooking(ctx);
    const [first, second] = [await start("online"), await start("online")];
    expect(first.ok && second.ok && first.value.payment.id === second.value.payment.id).toBe(true);
    await start("transfer");
    expect(await attemptsNow(ctx)).toEqual(["online cancelled", "transfer awaiting_proof"]);
    expect(world.events).toHaveLength(2);
  }));

test.each([
  ["a request nobody has answered", { state: "requested" }, "not_priced"],
  ["a booking whose time ran out", { holdUntil: addHours(testNow, -0.1) }, "hold_expired"],
  ["an expired one", { state: "expired" }, "hold_expired"],
  ["a cancelled one", { state: "cancelled" }, "booking_over"],
  [
    "a cancelled one that is credited in full",
    { state: "cancelled", paidCents: 129_900, refundedCents: 129_900 },
    "booking_over",
  ],
  ["a declined one", { state: "declined" }, "booking_over"],
  ["one whose quote waits for a yes", { state: "quoted" }, "not_priced"],
  ["a paid one", { state: "confirmed", paidCents: 129_900 }, "nothing_due"],
  ["a trial run", { isTest: true }, "test_booking"],
  ["one that costs nothing", { totalCents: 0 }, "nothing_due"],
  ["one that costs nothing, with a deposit agreed before", { totalCents: 0, depositCents: 5000 }, "nothing_due"],
  ["a missed one that was paid", { state: "no_show", feeCents: 129_900, paidCents: 129_900 }, "booking_over"],
] as const)("%s cannot be paid", (_what, changes, reason) =>
  inTransaction(async (ctx) => {
    const { start } = await aHeldBooking(ctx, changes);
    expect(await start("online")).toMatchObject({ ok: false, reason });
  }),
);

test("cancelled late and unpaid: only the fee is due, by card or transfer, no matter when the pickup was", () =>
  inTransaction(async (ctx) => {
    const late = { state: "cancelled", feeCents: 64_950, depositCents: 20_000, holdUntil: null } as const;
    const { show, start, prove } = await aHeldBooking(ctx, { ...late, pickupAt: addHours(testNow, 4) });
    expect(await show()).toMatchObject({
      phase: "payable",
      is_fee: true,
      total_cents: 64_950,
      due_cents: 64_950,
      balance_cents: 64_950,
      ways: [
        { method: "online", obstacle: null },
        { method: "transfer", obstacle: null },
      ],
    });
    expect(await start("cash")).toMatchObject({ ok: false, reason: "way_closed" });
    expect(await start("transfer")).toMatchObject({ ok: true, value: { payment: { amount_cents: 64_950 } } });
    expect(await prove(undefined, 64_950)).toMatchObject({ ok: true });
  }));

test("after a price increase, a paid booking owes the difference", () =>
  inTransaction(async (ctx) => {
    const { start, show } = await aHeldBooking(ctx, {
      state: "confirmed",
      totalCents: 150_000,
      paidCents: 129_900,
      holdUntil: null,
    });
    expect(await show()).toMatchObject({
      phase: "payable",
      due_cents: 20_100,
      balance_cents: 20_100,
      paid_cents: 129_900,
    });
    const started = await start("online");
    expect(started.ok && started.value.payment.amount_cents).toBe(20_100);
  }));

test("a deposit first, or everything at once", () =>
  inTransaction(async (ctx) => {
    const { start, show } = await aHeldBooking(ctx, { depositCents: 30_000 });
    expect(await show()).toMatchObject({ due_cents: 30_000, balance_cents: 129_900 });
    const [deposit, all] = [await start("online"), await start("online", { pays_all: true })];
    expect(deposit.ok && deposit.value.payment.amount_cents).toBe(30_000);
    expect(all.ok && all.value.payment.amount_cents).toBe(129_900);
  }));

test("if the amount on the page is out of date, the call is refused before money moves", () =>
  inTransaction(async (ctx) => {
    const { start } = await aHeldBooking(ctx);
    expect(await start("online", { expected_cents: 100_000 })).toMatchObject({
      reason: "amount_changed",
      details: { due_cents: 129_900 },
    });
  }));

test("cash is a promise, up to the company's limit", () =>
  inTransaction(async (ctx, world) => {
    const small = await aHeldBooking(ctx);
    await small.start("cash");
    expect(await attemptsNow(ctx)).toEqual(["cash due_on_trip"]);
    expect(world.events).toMatchObject([{ type: "payment.started" }]);
    const large = await aHeldBooking(ctx, { totalCents: 300_001 });
    expect(await large.start("cash")).toMatchObject({ ok: false, reason: "way_closed" });
    const foreign = await aHeldBooking(ctx, { phone: "+44 20 7946 0958", email: "new@example.com" });
    expect(await foreign.start("cash")).toMatchObject({ ok: false, reason: "way_closed" });
  }));

test("only companies with an account can pay on account, and a hotel’s guests cannot use its account", () =>
  inTransaction(async (ctx) => {
    const stranger = await aHeldBooking(ctx);
    expect(await stranger.start("account")).toMatchObject({ ok: false, reason: "way_closed" });
    const id = newId();
    await ctx.db
      .insert(organisations)
      .values({ id, kind: "corporate", hasAccount: true, name: "Protea Partners", createdAt: testNow });
    await ctx.db.update(organisations).set({ hasAccount: false });
    const company = await aHeldBooking(ctx, { organisationId: id });
    expect(await company.start("account")).toMatchObject({ ok: false, reason: "way_closed" });
    await ctx.db.update(organisations).set({ hasAccount: true, kind: "hotel" });
    expect(await company.start("account")).toMatchObject({ ok: false, reason: "way_closed" });
    await ctx.db.update(organisations).set({ kind: "corporate" });
    expect(await company.start("account")).toMatchObject({ ok: true });
    expect(await attemptsNow(ctx)).toEqual(["account authorised"]);
  }));

test.each([
  ["an invoice long overdue closes it", { state: "suspended_account" }, "account_suspended"],
  ["a promise to pay opens it until its day", { state: "suspended_account", promisedOn: "2026-11-20" }, null],
  ["a promise that was broken does not", { state: "suspended_account", promisedOn: "2026-11-19" }, "account_suspended"],
  ["a reminder alone does not close it", { state: "dunning_2" }, null],
] as const)("paying on a company’s account: %s", (_what, changes, obstacle) =>
  inTransaction(async (ctx) => {
    const id = newId();
    await ctx.db
      .insert(organisations)
      .values({ id, kind: "corporate", hasAccount: true, name: "Protea Partners", createdAt: testNow });
    await ctx.db.insert(invoices).values({
      id: newId(),
      number: "INV-2026-00001",
      organisationId: id,
      buyerName: "Protea",
      buyerEmail: "p@example.com",
      totalCents: 100_000,
      issuedAt: testNow,
      dueOn: "2026-09-30",
      createdAt: testNow,
      ...changes,
    });
    const company = await aHeldBooking(ctx, { organisationId: id });
    expect((await company.show()).ways).toContainEqual({ method: "account", obstacle });
    expect(await company.start("account")).toMatchObject(obstacle ? { reason: "way_closed" } : { ok: true });
  }),
);

test("a wallet of the settings goes to the gateway by its code, and another code is refused", () =>
  inTransaction(async (ctx) => {
    const wallets = [{ code: "ap", label: "Apple Pay" }];
    const value = { ...defaultSettings.paymentWays, wallets };
    await ctx.db
      .insert(settings)
      .values({ name: "paymentWays", value, version: 1, updatedBy: null, updatedAt: testNow });
    const { reference } = await aHeldBooking(ctx);
    const opening = { reference, code: ctx.accessCodeFor(reference) };
    const input = { ...opening, method: "online", pays_all: false, expected_cents: null } as const;
    const started = await startPayment(ctx, { ...input, wallet: "ap" });
    const fields = started.ok ? started.value.form?.fields : [];
    expect(fields).toContainEqual({ name: "payment_method", value: "ap" });
    expect(await startPayment(ctx, { ...input, wallet: "sp" })).toMatchObject({
      reason: "way_closed",
    });
  }));
