import { expect, test } from "vitest";
import { addHours } from "#domain/time/local-time.ts";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { aDriverAsking } from "#testing/builders/dispatch/a-driver-asking.ts";
import { aRaisedSos, kloofNek, openAlarmsOf } from "#testing/builders/dispatch/an-sos.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { closeSosAlarm } from "./close-sos-alarm.ts";
import { followMySos } from "./follow-my-sos.ts";
import { takeSosAlarm } from "./take-sos-alarm.ts";

test("the phone adds its position, never later than our clock, and gets the colleague’s first name", () =>
  inTransaction(async (ctx) => {
    const { asking, alarmId: key } = await aRaisedSos(ctx, { place: null });
    const later = { key, taken_at: addHours(testNow, 9).toISOString(), place: kloofNek };
    await followMySos(asking, later);
    const team = await asTeam(ctx);
    expect((await openAlarmsOf(team))[0]?.place).toMatchObject({ latitude: -33.9379, taken_at: testNow.toISOString() });

    await takeSosAlarm(team, { alarm_id: key, version: 1 });
    expect(await followMySos(asking, { ...later, place: null })).toMatchObject({
      value: { state: "taken", taken_by: "Naledi", taken_at: testNow.toISOString() },
    });
  }));

test("another driver’s alarm is not found, and a closed one accepts no more positions", () =>
  inTransaction(async (ctx) => {
    const { asking, alarmId: key } = await aRaisedSos(ctx, { place: null });
    const now = { key, taken_at: testNow.toISOString(), place: kloofNek };
    const other = await aDriverAsking(ctx);
    expect(await followMySos(other.asking, now)).toMatchObject({ reason: "not_found" });
    const team = await asTeam(ctx);
    await takeSosAlarm(team, { alarm_id: key, version: 1 });
    await closeSosAlarm(team, { alarm_id: key, version: 2, words: "Safe" });
    expect(await followMySos(asking, now)).toMatchObject({ value: { state: "closed" } });
    expect(await openAlarmsOf(team)).toEqual([]);
  }));
