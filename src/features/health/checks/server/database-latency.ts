import { judgeLatency } from "#domain/health/judge-database.ts";
import { askNothing } from "./database-views.ts";
import { defineCheck } from "./define-check.ts";

const questions = 5;

export const databaseLatency = defineCheck({
  id: "database-latency",
  name: "Database response",
  group: "platform",
  acts: "Super-user",
  severity: "urgent",
  everyMinutes: 1,
  async read({ db }) {
    const times: number[] = [];
    for (let at = 0; at < questions; at++) {
      const started = performance.now();
      await askNothing(db);
      times.push(performance.now() - started);
    }
    return times;
  },
  judge: judgeLatency,
});
