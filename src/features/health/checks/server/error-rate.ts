import { judgeErrorRate } from "#domain/health/judge-services.ts";
import { addMinutes } from "#domain/time/local-time.ts";
import { defineCheck } from "./define-check.ts";
import { findDurations } from "./views.ts";

export const errorRate = defineCheck({
  id: "error-rate",
  name: "Errors",
  group: "traffic",
  acts: "Super-user",
  severity: "urgent",
  everyMinutes: 1,
  async read({ db, now }) {
    const counts = await findDurations(db, addMinutes(now, -15));
    return {
      calls: counts.reduce((sum, { calls }) => sum + calls, 0),
      failed: counts.reduce((sum, { failed }) => sum + failed, 0),
    };
  },
  judge: judgeErrorRate,
});
