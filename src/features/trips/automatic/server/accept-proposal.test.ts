import { expect, test } from "vitest";
import { addHours } from "#domain/time/local-time.ts";
import { writeTrip } from "#testing/builders/booking/a-trip.ts";
import { asTeam, readAssignments, readTrip, writeCrew } from "#testing/builders/dispatch/a-crew.ts";
import { alwaysOn, setAutomatic } from "#testing/builders/dispatch/a-night-alone.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { acceptProposal } from "./accept-proposal.ts";

test("one press asks whom the screen showed first, and the others wait their turn", () =>
  inTransaction(async (ctx) => {
    await setAutomatic(ctx, alwaysOn());
    const team = await asTeam(ctx);
    const best = await writeCrew(ctx, { driver: { firstName: "Best", homeArea: "Sea Point" } });
    const shown = await writeCrew(ctx, { driver: { firstName: "Shown", homeArea: "Hermanus" } });
    const { tripId } = await writeTrip(ctx, addHours(testNow, 6), { booking: { pickupLocation: "Camps Bay" } });
    const input = { trip_id: tripId, version: 1, first_id: shown.driver_id };
    expect(await acceptProposal(team, input)).toMatchObject({
      ok: true,
      value: { state: "offered", asked: 1, waiting: 1, asks_at: null },
    });
    expect(await readAssignments(ctx, tripId)).toMatchObject([
      { driverId: shown.driver_id, state: "offered", explained: expect.stringMatching(/^Ranked second/) },
      { driverId: best.driver_id, state: "proposed" },
    ]);
    expect(await acceptProposal(team, input), "a second press").toMatchObject({ reason: "changed_meanwhile" });
    const { version } = await readTrip(ctx, tripId);
    expect(await acceptProposal(team, { ...input, version })).toMatchObject({ reason: "not_possible" });
  }));

test("who can’t take it any more is not asked, and neither is anyone else", () =>
  inTransaction(async (ctx) => {
    const team = await asTeam(ctx);
    const gone = await writeCrew(ctx, { driver: { firstName: "Gone", state: "suspended" } });
    await writeCrew(ctx, { driver: { firstName: "Other" } });
    const { tripId } = await writeTrip(ctx, addHours(testNow, 6));
    const input = { trip_id: tripId, version: 1, first_id: gone.driver_id };
    expect(await acceptProposal(team, input)).toMatchObject({ reason: "no_longer_possible" });
    expect(await readTrip(ctx, tripId)).toMatchObject({ state: "unassigned" });
  }));

test("at night the offers wait for the morning, and the answer says so", () =>
  inTransaction(
    async (ctx) => {
      const team = await asTeam(ctx);
      const { driver_id } = await writeCrew(ctx);
      const { tripId } = await writeTrip(ctx, addHours(ctx.now, 14));
      expect(await acceptProposal(team, { trip_id: tripId, version: 1, first_id: driver_id })).toMatchObject({
        value: { asked: 0, waiting: 1, asks_at: "2026-11-21T04:00:00.000Z" },
      });
    },
    { now: new Date("2026-11-20T21:00:00Z") },
  ));
