import { expect, test } from "vitest";
import { addHours } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { writePassengers } from "#testing/builders/booking/a-guest-list.ts";
import { writeTrip } from "#testing/builders/booking/a-trip.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { travelContract } from "../travel-contract.ts";
import { listPassengers } from "./list-passengers.ts";

const list = async (ctx: Context, filter: object = {}) =>
  (await listPassengers(ctx, travelContract.listPassengers.input.parse(filter))).value;
const names = async (ctx: Context, filter: object) => (await list(ctx, filter)).passengers.map(({ name }) => name);

/** A trip tomorrow and one the day after, and what is on no list: cancelled, a test, over. */
async function someTrips(ctx: Context) {
  const day = (days: number) => addHours(ctx.now, 24 * days);
  const first = await writeTrip(ctx, day(1), { booking: { reference: "CTS-7K3M9Q" } });
  const later = await writeTrip(ctx, day(2));
  const past = await writeTrip(ctx, day(-3));
  const cancelled = await writeTrip(ctx, day(1), { trip: { state: "cancelled" } });
  const tried = await writeTrip(ctx, day(1), { booking: { isTest: true } });
  await writePassengers(ctx, first.bookingId, [
    { name: "Ayanda Dube", wheelchair: true, phone: "082 555 0101" },
    { name: "Bongani Zulu", room: "12B" },
    { name: "Back Only", rides: "return" },
  ]);
  await writePassengers(ctx, later.bookingId, [{ name: "Chloe Smit", child_seat: "booster_seat", allergy: "nuts" }]);
  for (const { bookingId } of [past, cancelled, tried]) await writePassengers(ctx, bookingId, [{ name: "Dineo Past" }]);
}

test("who travels is found by name, phone, room, booking, day and need; only on trips that are driven", () =>
  inTransaction(async (ctx) => {
    await someTrips(ctx);
    expect((await names(ctx, {})).toSorted()).toEqual(["Ayanda Dube", "Bongani Zulu", "Chloe Smit"]);
    expect(await names(ctx, { when: "past" })).toEqual(["Dineo Past"]);
    for (const [filter, found] of [
      [{ search: "ayan" }, ["Ayanda Dube"]],
      [{ search: "zulu" }, ["Bongani Zulu"]],
      [{ search: "+27 82 555 01" }, ["Ayanda Dube"]],
      [{ search: "room 12b" }, ["Bongani Zulu"]],
      [{ search: "cts-7k3m9q", need: "any" }, ["Ayanda Dube"]],
      [{ need: "wheelchair", from: "2026-11-21", to: "2026-11-21" }, ["Ayanda Dube"]],
      [{ need: "wheelchair", from: "2026-11-22", to: "2026-11-22" }, []],
      [{ need: "child_seat" }, ["Chloe Smit"]],
      [{ need: "allergy" }, ["Chloe Smit"]],
      [{ need: "other" }, []],
    ] as const)
      expect(await names(ctx, filter), JSON.stringify(filter)).toEqual(found);
  }));

test("page by page everyone comes once", () =>
  inTransaction(async (ctx) => {
    await someTrips(ctx);
    const seen: string[] = [];
    for (let after: string | null = null, pages = 0; pages < 5; pages += 1) {
      const page: Awaited<ReturnType<typeof list>> = await list(ctx, { size: 1, after });
      seen.push(...page.passengers.map(({ name }) => name));
      after = page.next;
      if (after === null) break;
    }
    expect(seen.toSorted()).toEqual(["Ayanda Dube", "Bongani Zulu", "Chloe Smit"]);
  }));
