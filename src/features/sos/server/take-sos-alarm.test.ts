import { expect, test } from "vitest";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { aRaisedSos, openAlarmsOf } from "#testing/builders/dispatch/an-sos.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { takeSosAlarm } from "./take-sos-alarm.ts";

test("one colleague accepts it, and a second gets a message that it is taken", () =>
  inTransaction(async (ctx) => {
    const { alarmId: alarm_id } = await aRaisedSos(ctx);
    const other = await asTeam(ctx, "admin", "Pieter Botha");
    expect(await takeSosAlarm(await asTeam(ctx), { alarm_id, version: 1 })).toMatchObject({ value: { version: 2 } });
    expect(await takeSosAlarm(other, { alarm_id, version: 1 })).toMatchObject({ reason: "changed_meanwhile" });
    expect(await takeSosAlarm(other, { alarm_id, version: 2 })).toMatchObject({ reason: "not_possible" });
    expect(await openAlarmsOf(other)).toMatchObject([{ state: "taken", taken_by: "Naledi Jacobs" }]);
  }));
