import { expect, test } from "vitest";
import { writeLiveTrip } from "#testing/builders/dispatch/a-live-trip.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { liveTrip } from "./live-trip.ts";
import { shareLiveTrip } from "./share-live-trip.ts";

test("a link for family is emailed, and listed on the customer’s page", () =>
  inTransaction(async (ctx, world) => {
    const { token } = await writeLiveTrip(ctx, { state: "assigned", startsIn: 600 });
    const made = await shareLiveTrip(ctx, { token, name: "Nomsa", email: "nomsa@example.com" });
    if (!made.ok) throw new Error(made.reason);
    expect(made.value.link.address).toMatch(/^https:\/\/capetownshuttle\.example\/live\/[\w-]{44}$/);
    expect(world.emails).toMatchObject([
      { template: "trip-shared", to: "nomsa@example.com", subject: "Thandi has shared a trip with you" },
    ]);
    expect(await liveTrip(ctx, { token })).toMatchObject({ value: { shared: [made.value.link] } });
  }));

test("without an address no email is sent; after five links one has to be withdrawn", () =>
  inTransaction(async (ctx, world) => {
    const { token } = await writeLiveTrip(ctx);
    for (const name of ["One", "Two", "Three", "Four", "Five"])
      expect(await shareLiveTrip(ctx, { token, name, email: "" })).toMatchObject({ ok: true });
    expect(await shareLiveTrip(ctx, { token, name: "Six", email: "" })).toMatchObject({ reason: "too_many" });
    expect(world.emails).toEqual([]);
  }));

test.each(["Buy at www.example", "see example.com", "http://x", "a@b"])("“%s” is not a name", (name) =>
  inTransaction(async (ctx) => {
    const { token } = await writeLiveTrip(ctx);
    expect(await shareLiveTrip(ctx, { token, name, email: "" })).toMatchObject({ reason: "not_a_name" });
  }),
);

test("a finished or cancelled trip cannot be shared, nor from a family link or an invalid one", () =>
  inTransaction(async (ctx) => {
    const over = await writeLiveTrip(ctx, { state: "assigned", startsIn: -200 });
    const cancelled = await writeLiveTrip(ctx, { state: "cancelled" });
    for (const { token } of [over, cancelled])
      expect(await shareLiveTrip(ctx, { token, name: "Mum", email: "" })).toMatchObject({ reason: "over" });
    const { token } = await writeLiveTrip(ctx);
    const made = await shareLiveTrip(ctx, { token, name: "Mum", email: "" });
    const family = made.ok ? (made.value.link.address.split("/").at(-1) ?? "") : "";
    for (const wrong of [family, "nonsense"])
      expect(await shareLiveTrip(ctx, { token: wrong, name: "Dad", email: "" })).toMatchObject({ reason: "not_found" });
  }));
