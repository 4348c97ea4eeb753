import { expect, test } from "vitest";
import { addHours } from "#domain/time/local-time.ts";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { aRaisedSos, openAlarmsOf } from "#testing/builders/dispatch/an-sos.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { closeSosAlarm } from "./close-sos-alarm.ts";
import { forgetAlarmPlaces } from "./forget-alarm-places.ts";
import { pastSosAlarms } from "./past-sos-alarms.ts";
import { takeSosAlarm } from "./take-sos-alarm.ts";

test("ninety days after closing, an alarm’s positions are deleted; the alarm stays", () =>
  inTransaction(async (ctx) => {
    const { alarmId: alarm_id } = await aRaisedSos(ctx);
    const team = await asTeam(ctx);
    await takeSosAlarm(team, { alarm_id, version: 1 });
    await closeSosAlarm(team, { alarm_id, version: 2, words: "Safe" });

    await forgetAlarmPlaces({ db: ctx.db, now: addHours(ctx.now, 24 * 90) });
    expect(await pastSosAlarms(team)).toMatchObject({ value: { alarms: [{ place: { latitude: -33.9379 } }] } });

    await forgetAlarmPlaces({ db: ctx.db, now: addHours(ctx.now, 24 * 90 + 1) });
    expect(await pastSosAlarms(team)).toMatchObject({ value: { alarms: [{ closing_words: "Safe", place: null }] } });
  }));

test("an open alarm’s positions are kept", () =>
  inTransaction(async (ctx) => {
    await aRaisedSos(ctx);
    await forgetAlarmPlaces({ db: ctx.db, now: addHours(ctx.now, 24 * 400) });
    expect(await openAlarmsOf(await asTeam(ctx))).toMatchObject([{ place: { latitude: -33.9379 } }]);
  }));
