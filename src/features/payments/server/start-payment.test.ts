import { expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { invoices } from "#db/schema/invoices.ts";
import { organisations } from "#db/schema/partners.ts";
import { payments, transferProofs } from "#db/schema/payments.ts";
import { addHours } from "#domain/local-time.ts";
import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { newId } from "#platform/ids.ts";
import { aBooking } from "#testing/a-booking.ts";
import { aSentFile } from "#testing/a-file.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { testConfig } from "#testing/test-site.ts";
import { gatewayFor } from "../../../house/payment-gateway.ts";
import { closeOtherAttempts, lapseAttempts } from "./end-attempts.ts";
import type { OpenBooking } from "./open-payment.ts";
import { receivePayment } from "./receive-payment.ts";
import { sendTransferProof } from "./send-transfer-proof.ts";
import { showPayment } from "./show-payment.ts";
import { startPayment } from "./start-payment.ts";
import { sendProofReceived } from "./write-payment-letters.ts";

type Changes = Parameters<typeof aBooking>[0];
const gatewayAt = gatewayFor(testConfig);

/** A priced booking that waits for its money, and the door that opens it. */
async function aHeldBooking(ctx: Context, changes: Changes = {}) {
  const [booking] = await ctx.db
    .insert(bookings)
    .values(
      aBooking({
        state: "awaiting_payment",
        light: "green",
        totalCents: 129_900,
        holdUntil: addHours(testNow, 0.5),
        ...changes,
      }),
    )
    .returning();
  if (!booking) throw new Error("not written");
  const openBooking: OpenBooking = async () => accept(booking);
  const { reference } = booking;
  const start = (method: "online" | "transfer" | "cash" | "account", more = {}) =>
    startPayment(
      ctx,
      { reference, code: null, method, pays_all: false, expected_cents: null, ...more },
      { openBooking, gatewayAt },
    );
  const show = async () => {
    const shown = await showPayment(ctx, { reference }, { openBooking, gatewayAt });
    if (!shown.ok) throw new Error(shown.reason);
    return shown.value;
  };
  const prove = async (file = aSentFile(ctx), amount_cents = 129_900) =>
    sendTransferProof(
      ctx,
      { reference, code: null, file: await file, amount_cents, paid_on: "2026-11-20" as never, payer: "T Mokoena" },
      openBooking,
    );
  return { booking, reference, start, show, prove };
}

const states = async (ctx: Context) =>
  (await ctx.db.select().from(payments).orderBy(payments.createdAt, payments.id)).map(
    ({ method, state }) => `${method} ${state}`,
  );

test("by card: the form for the gateway, with the amount of our own reckoning", () =>
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
    expect(await states(ctx)).toEqual(["online redirected"]);
  }));

test("asked twice, it is one attempt; another way gives the first one up", () =>
  inTransaction(async (ctx, world) => {
    const { start } = await aHeldBooking(ctx);
    const [first, second] = [await start("online"), await start("online")];
    expect(first.ok && second.ok && first.value.payment.id === second.value.payment.id).toBe(true);
    await start("transfer");
    expect(await states(ctx)).toEqual(["online cancelled", "transfer awaiting_proof"]);
    expect(world.events).toHaveLength(2);
  }));

test.each([
  ["a request nobody has answered", { state: "requested" }, "not_payable"],
  ["a booking whose time ran out", { holdUntil: addHours(testNow, -0.1) }, "not_payable"],
  ["an expired one", { state: "expired" }, "not_payable"],
  ["a cancelled one", { state: "cancelled" }, "not_payable"],
  ["a paid one", { state: "confirmed", paidCents: 129_900 }, "not_payable"],
] as const)("%s cannot be paid", (_what, changes, reason) =>
  inTransaction(async (ctx) => {
    const { start } = await aHeldBooking(ctx, changes);
    expect(await start("online")).toMatchObject({ ok: false, reason });
  }),
);

test("what became dearer after it was paid is paid by the difference", () =>
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

test("a deposit first, or all at once", () =>
  inTransaction(async (ctx) => {
    const { start, show } = await aHeldBooking(ctx, { depositCents: 30_000 });
    expect(await show()).toMatchObject({ due_cents: 30_000, balance_cents: 129_900 });
    const [deposit, all] = [await start("online"), await start("online", { pays_all: true })];
    expect(deposit.ok && deposit.value.payment.amount_cents).toBe(30_000);
    expect(all.ok && all.value.payment.amount_cents).toBe(129_900);
  }));

test("the amount on the page is no longer the amount: it is said before money moves", () =>
  inTransaction(async (ctx) => {
    const { start } = await aHeldBooking(ctx);
    expect(await start("online", { expected_cents: 100_000 })).toMatchObject({
      reason: "amount_changed",
      details: { due_cents: 129_900 },
    });
  }));

test("cash is a promise, up to the house's ceiling", () =>
  inTransaction(async (ctx, world) => {
    const small = await aHeldBooking(ctx);
    await small.start("cash");
    expect(await states(ctx)).toEqual(["cash due_on_trip"]);
    expect(world.events).toMatchObject([{ type: "payment.started" }]);
    const large = await aHeldBooking(ctx, { totalCents: 300_001 });
    expect(await large.start("cash")).toMatchObject({ ok: false, reason: "way_closed" });
    const foreign = await aHeldBooking(ctx, { phone: "+44 20 7946 0958", email: "new@example.com" });
    expect(await foreign.start("cash")).toMatchObject({ ok: false, reason: "way_closed" });
  }));

test("an account is for a company's bookings alone", () =>
  inTransaction(async (ctx) => {
    const stranger = await aHeldBooking(ctx);
    expect(await stranger.start("account")).toMatchObject({ ok: false, reason: "way_closed" });
    const id = newId();
    await ctx.db.insert(organisations).values({ id, kind: "corporate", name: "Protea Partners", createdAt: testNow });
    const company = await aHeldBooking(ctx, { organisationId: id });
    expect(await company.start("account")).toMatchObject({ ok: true });
    expect(await states(ctx)).toEqual(["account authorised"]);
  }));

test.each([
  ["an invoice long overdue closes it", { state: "suspended_account" }, "account_suspended"],
  ["a promise to pay opens it until its day", { state: "suspended_account", promisedOn: "2026-11-20" }, null],
  ["a promise that was broken does not", { state: "suspended_account", promisedOn: "2026-11-19" }, "account_suspended"],
  ["a reminder alone does not close it", { state: "dunning_2" }, null],
] as const)("the account of a company: %s", (_what, changes, obstacle) =>
  inTransaction(async (ctx) => {
    const id = newId();
    await ctx.db.insert(organisations).values({ id, kind: "corporate", name: "Protea Partners", createdAt: testNow });
    await ctx.db.insert(invoices).values({
      ...{
        id: newId(),
        number: "INV-2026-00001",
        organisationId: id,
        buyerName: "Protea",
        buyerEmail: "p@example.com",
      },
      ...{ totalCents: 100_000, issuedAt: testNow, dueOn: "2026-09-30", createdAt: testNow },
      ...changes,
    });
    const company = await aHeldBooking(ctx, { organisationId: id });
    expect((await company.show()).ways).toContainEqual({ method: "account", obstacle });
    expect(await company.start("account")).toMatchObject(obstacle ? { reason: "way_closed" } : { ok: true });
  }),
);

test("a transfer: our bank, a reference of its own, a proof, and somebody to look at it", () =>
  inTransaction(async (ctx, world) => {
    const { start, show, prove, reference } = await aHeldBooking(ctx);
    expect(await prove()).toMatchObject({ ok: false, reason: "no_transfer" });
    await start("transfer");
    expect((await show()).bank.reference).toMatch(new RegExp(`^${reference.replace("-", "")}-.$`));
    expect(await prove()).toMatchObject({ ok: true, value: { payment: { stage: "proof_sent" } } });
    expect(await states(ctx)).toEqual(["transfer proof_submitted"]);
    expect(world.events.map(({ type }) => type)).toEqual(["payment.started", "payment.proof_received"]);
    expect(await start("online")).toMatchObject({ ok: false, reason: "proof_being_checked" });
  }));

test("a file is a proof once: its claim is spent", () =>
  inTransaction(async (ctx) => {
    const { start, prove } = await aHeldBooking(ctx);
    await start("transfer");
    const file = aSentFile(ctx);
    expect(await prove(file)).toMatchObject({ ok: true });
    expect(await prove(file)).toMatchObject({ ok: false, reason: "file_gone" });
  }));

test("the same paper for two bookings: the office is told, the customer is not accused", () =>
  inTransaction(async (ctx, world) => {
    const one = await aHeldBooking(ctx);
    const other = await aHeldBooking(ctx, { email: "other@example.com" });
    for (const booking of [one, other]) {
      await booking.start("transfer");
      expect(await booking.prove()).toMatchObject({ ok: true });
    }
    const [, second] = await ctx.db.select().from(transferProofs).orderBy(transferProofs.id);
    await sendProofReceived(ctx, { type: "payment.proof_received", proofId: second?.id ?? "" });
    const [toCustomer, toOffice] = world.letters;
    expect(toCustomer).toMatchObject({ to: "other@example.com", about: `booking:${other.reference}` });
    expect(JSON.stringify(toOffice?.content)).toContain(`same file was sent for ${one.reference}`);
    expect(JSON.stringify(toCustomer?.content)).not.toContain(one.reference);
  }));

test("a guest who has travelled and paid before, and owes little, is believed at once", () =>
  inTransaction(async (ctx, world) => {
    const { start, prove } = await aHeldBooking(ctx);
    await ctx.db
      .insert(bookings)
      .values(aBooking({ state: "completed", totalCents: 50_000, paidCents: 50_000, email: "THANDI@example.com" }));
    await start("transfer");
    expect(await prove()).toMatchObject({ ok: true, value: { payment: { stage: "received" } } });
    expect(world.events.map(({ type }) => type)).toContain("payment.succeeded");
  }));

test.each([
  ["above the ceiling", { totalCents: 200_001 }, 200_001],
  ["claiming less than is due", {}, 100_000],
] as const)("%s, the same guest waits for the statement", (_what, changes, claimed) =>
  inTransaction(async (ctx) => {
    const { start, prove } = await aHeldBooking(ctx, changes);
    await ctx.db.insert(bookings).values(aBooking({ state: "completed", totalCents: 50_000, paidCents: 50_000 }));
    await start("transfer");
    expect(await prove(undefined, claimed)).toMatchObject({ ok: true, value: { payment: { stage: "proof_sent" } } });
  }),
);

test("paid another way, the cash that was promised is not asked for", () =>
  inTransaction(async (ctx) => {
    const { booking, reference, start } = await aHeldBooking(ctx);
    const cash = await start("cash");
    const id = newId();
    await ctx.db.insert(payments).values({
      ...{ id, bookingId: booking.id, method: "online", state: "redirected", amountCents: 129_900 },
      ...{ createdAt: testNow, updatedAt: testNow },
    });
    await receivePayment(ctx, { id, to: "succeeded" });
    await closeOtherAttempts(ctx, { type: "payment.succeeded", paymentId: id, reference });
    expect(cash.ok).toBe(true);
    expect((await states(ctx)).sort()).toEqual(["cash cancelled", "online succeeded"]);
  }));

test("by the clock, a form that was never sent lapses", () =>
  inTransaction(async (ctx) => {
    const { start } = await aHeldBooking(ctx);
    await start("online");
    await lapseAttempts({ ...ctx, now: addHours(testNow, 0.4) });
    expect(await states(ctx)).toEqual(["online redirected"]);
    await lapseAttempts({ ...ctx, now: addHours(testNow, 0.6) });
    expect(await states(ctx)).toEqual(["online expired"]);
  }));
