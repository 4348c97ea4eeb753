import { expect, test } from "vitest";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { aRaisedSos } from "#testing/builders/dispatch/an-sos.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { closeSosAlarm } from "./close-sos-alarm.ts";
import { pastSosAlarms } from "./past-sos-alarms.ts";
import { takeSosAlarm } from "./take-sos-alarm.ts";

test("past alarms show the outcome and the last position", () =>
  inTransaction(async (ctx) => {
    const { alarmId: alarm_id } = await aRaisedSos(ctx);
    const team = await asTeam(ctx);
    expect(await pastSosAlarms(team)).toMatchObject({ value: { alarms: [] } });
    await takeSosAlarm(team, { alarm_id, version: 1 });
    await closeSosAlarm(team, { alarm_id, version: 2, words: "Safe" });
    expect(await pastSosAlarms(team)).toMatchObject({
      value: { alarms: [{ closed_by: "Naledi Jacobs", closing_words: "Safe", place: { latitude: -33.9379 } }] },
    });
  }));
