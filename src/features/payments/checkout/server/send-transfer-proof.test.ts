import { expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { transferProofs } from "#db/schema/payments.ts";
import { aBooking } from "#testing/builders/booking/a-booking.ts";
import { aHeldBooking, attemptsNow } from "#testing/builders/booking/a-held-booking.ts";
import { aSentFile } from "#testing/builders/services/a-file.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { sendProofReceived } from "../../verification/server/send-proof-received.ts";

test("a transfer shows our bank account and its own reference; its proof goes to our team", () =>
  inTransaction(async (ctx, world) => {
    const { start, show, prove, reference } = await aHeldBooking(ctx);
    expect(await prove()).toMatchObject({ ok: false, reason: "no_transfer" });
    await start("transfer");
    expect((await show()).bank.reference).toMatch(new RegExp(`^${reference.replace("-", "")}-.$`));
    expect(await prove()).toMatchObject({ ok: true, value: { payment: { stage: "proof_sent" } } });
    expect(await attemptsNow(ctx)).toEqual(["transfer proof_submitted"]);
    expect(world.events.map(({ type }) => type)).toEqual(["payment.started", "payment.proof_received"]);
    expect(await start("online")).toMatchObject({ ok: false, reason: "proof_being_checked" });
  }));

test("a file is accepted as proof once, because its claim is used up", () =>
  inTransaction(async (ctx) => {
    const { start, prove } = await aHeldBooking(ctx);
    await start("transfer");
    const file = aSentFile(ctx);
    expect(await prove(file)).toMatchObject({ ok: true });
    expect(await prove(file)).toMatchObject({ ok: false, reason: "file_gone" });
  }));

test("the same document for two bookings: our team is notified, the customer sees no accusation", () =>
  inTransaction(async (ctx, world) => {
    const one = await aHeldBooking(ctx);
    const other = await aHeldBooking(ctx, { email: "other@example.com" });
    for (const booking of [one, other]) {
      await booking.start("transfer");
      expect(await booking.prove()).toMatchObject({ ok: true });
    }
    const [, second] = await ctx.db.select().from(transferProofs).orderBy(transferProofs.id);
    await sendProofReceived(ctx, { type: "payment.proof_received", proofId: second?.id ?? "" });
    const [toCustomer, toTeam] = world.emails;
    expect(toCustomer).toMatchObject({ to: "other@example.com", about: `booking:${other.reference}` });
    expect(JSON.stringify(toTeam?.content)).toContain(`same file was sent for ${one.reference}`);
    expect(JSON.stringify(toCustomer?.content)).not.toContain(one.reference);
  }));

test("a guest who has travelled and paid before, and owes little, is trusted immediately", () =>
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
] as const)("%s, the same guest waits for the bank statement", (_what, changes, claimed) =>
  inTransaction(async (ctx) => {
    const { start, prove } = await aHeldBooking(ctx, changes);
    await ctx.db.insert(bookings).values(aBooking({ state: "completed", totalCents: 50_000, paidCents: 50_000 }));
    await start("transfer");
    expect(await prove(undefined, claimed)).toMatchObject({ ok: true, value: { payment: { stage: "proof_sent" } } });
  }),
);

test.each([
  ["tomorrow", "2026-11-21", "paid_in_future"],
  ["years ahead", "2199-01-01", "paid_in_future"],
  ["sixty days ago", "2026-09-21", undefined],
  ["sixty-one days ago", "2026-09-20", "paid_long_ago"],
] as const)("a proof of a payment made %s", (_when, paidOn, reason) =>
  inTransaction(async (ctx) => {
    const { start, prove } = await aHeldBooking(ctx);
    await start("transfer");
    const answer = await prove(undefined, 129_900, paidOn);
    expect(answer).toMatchObject(reason ? { ok: false, reason } : { ok: true });
  }),
);
