import { alarmStep } from "#domain/health/alarm-rules.ts";
import type { Context } from "#platform/context.ts";
import { endAlarm, raiseAlarm } from "./alarm-store.ts";
import { findLastEnds, findOpenAlarms } from "./alarm-views.ts";
import { checkNamed } from "./check-list.ts";
import { findMaintenance, findResults } from "./views.ts";

/** Raises an alarm for every check that keeps failing, and ends those of checks that have recovered, each once. */
export async function raiseAlarms(ctx: Context): Promise<void> {
  const { db, now } = ctx;
  // During maintenance our team knows already; a check still failing afterwards raises its alarm then.
  const isMaintained = (await findMaintenance(db, now)) !== undefined;
  const open = new Map((await findOpenAlarms(db)).map((alarm) => [alarm.checkId, alarm]));
  const ends = new Map((await findLastEnds(db)).map(({ checkId, endedAt }) => [checkId, endedAt]));
  for (const { id: checkId, status, since, measured } of await findResults(db)) {
    const check = checkNamed(checkId);
    const alarm = open.get(checkId);
    const lastEnd = ends.get(checkId);
    const state = {
      status,
      since,
      isRaised: alarm !== undefined,
      lastEndedAt: lastEnd ? new Date(lastEnd) : undefined,
    };
    const step = check ? alarmStep(state, now) : endOfFormer(state);
    if (step === "raise" && check && !isMaintained) {
      const { severity } = check;
      const raised = { id: ctx.newId(), checkId, severity, raisedAt: now, measured };
      if (await raiseAlarm(db, raised)) await ctx.emit({ type: "health_alarm.raised", alarmId: raised.id });
    }
    if (step === "end" && alarm && (await endAlarm(db, alarm.id, { at: now, measured })))
      await ctx.emit({ type: "health_alarm.ended", alarmId: alarm.id });
  }
}

/** A check that this release no longer has cannot fail. */
const endOfFormer = ({ isRaised }: { isRaised: boolean }) => (isRaised ? "end" : "wait");
