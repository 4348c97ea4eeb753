import { judgeClockDrift } from "#domain/health/judge-database.ts";
import { readClock } from "./database-views.ts";
import { defineCheck } from "./define-check.ts";

export const clockDrift = defineCheck({
  id: "clock-drift",
  name: "Clocks",
  group: "platform",
  acts: "Super-user",
  severity: "soon",
  everyMinutes: 5,
  async read({ db, probes }) {
    const before = probes.clock();
    const there = await readClock(db);
    // The query took some time: the database read its clock about halfway.
    return there - (before + probes.clock()) / 2;
  },
  judge: judgeClockDrift,
});
