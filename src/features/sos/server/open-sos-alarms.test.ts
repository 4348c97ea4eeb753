import { expect, test } from "vitest";
import { latestPositions } from "#db/schema/tracking.ts";
import { addMinutes } from "#domain/time/local-time.ts";
import { newId } from "#platform/ids.ts";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { aRaisedSos, openAlarmsOf } from "#testing/builders/dispatch/an-sos.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";

test("the position is the phone’s, or that of the vehicle’s device if newer", () =>
  inTransaction(async (ctx) => {
    const { vehicleId } = await aRaisedSos(ctx);
    const team = await asTeam(ctx);
    const seen = { sourceId: newId(), receivedAt: testNow, isSkewed: false, dutyUntil: testNow, isOnShift: true };
    const old = { vehicleId, takenAt: addMinutes(testNow, -20), latitude: -34, longitude: 18, ...seen };
    await ctx.db.insert(latestPositions).values(old);
    expect((await openAlarmsOf(team))[0]?.place).toMatchObject({ latitude: -33.9379 });
    await ctx.db.update(latestPositions).set({ takenAt: addMinutes(testNow, 2) });
    expect((await openAlarmsOf(team))[0]?.place).toMatchObject({ latitude: -34, accuracy_m: null });
  }));
