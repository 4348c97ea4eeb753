import { expect, test } from "vitest";
import { addHours } from "#domain/time/local-time.ts";
import { writeTrip } from "#testing/builders/booking/a-trip.ts";
import { asTeam, writeCrew } from "#testing/builders/dispatch/a-crew.ts";
import { alwaysOn, dispatchNow, setAutomatic } from "#testing/builders/dispatch/a-night-alone.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { readAutomatic } from "./read-automatic.ts";

test("what automatic dispatch does about a trip: from when, whom it proposes with the vehicle, and what it did", () =>
  inTransaction(async (ctx) => {
    const { modes } = alwaysOn();
    const proposing = { ...modes, airport_transfer: { ...modes.airport_transfer, "10:00": "propose" as const } };
    await setAutomatic(ctx, alwaysOn({ modes: proposing }));
    const team = await asTeam(ctx);
    await writeCrew(ctx, { vehicle: { plate: "CA 482-117" } });
    const { tripId: early } = await writeTrip(ctx, addHours(testNow, 30));
    const { tripId } = await writeTrip(ctx, addHours(testNow, 6));
    await dispatchNow(ctx);
    expect(await readAutomatic(team, { trip_id: early })).toMatchObject({
      value: { mode: "propose", step: null, asks_from: addHours(testNow, 6).toISOString(), proposals: [] },
    });
    expect(await readAutomatic(team, { trip_id: tripId })).toMatchObject({
      value: {
        step: "proposed",
        asks_from: null,
        proposals: [{ name: "Sipho Ndlovu", plate: "CA 482-117", is_provider: false, why: expect.any(String) }],
        alarmed_at: null,
      },
    });
    expect(await readAutomatic(team, { trip_id: ctx.newId() })).toMatchObject({ reason: "not_found" });
  }));
