import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { sosMoves } from "#db/schema/sos.ts";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { aRaisedSos, openAlarmsOf } from "#testing/builders/dispatch/an-sos.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { closeSosAlarm } from "./close-sos-alarm.ts";
import { takeSosAlarm } from "./take-sos-alarm.ts";

test("an accepted alarm is closed with a description, and its history stays", () =>
  inTransaction(async (ctx) => {
    const { alarmId: alarm_id } = await aRaisedSos(ctx);
    const team = await asTeam(ctx);
    const words = "A window was broken. Everyone is safe.";
    expect(await closeSosAlarm(team, { alarm_id, version: 1, words })).toMatchObject({ reason: "not_possible" });
    await takeSosAlarm(team, { alarm_id, version: 1 });
    expect(await closeSosAlarm(team, { alarm_id, version: 2, words })).toMatchObject({ value: { version: 3 } });
    expect(await openAlarmsOf(team)).toEqual([]);
    const moves = await ctx.db.select().from(sosMoves).where(eq(sosMoves.alarmId, alarm_id));
    expect(moves.map(({ toState, reason }) => `${toState} ${reason ?? ""}`.trim()).toSorted()).toEqual([
      `closed ${words}`,
      "open",
      "taken",
    ]);
  }));
