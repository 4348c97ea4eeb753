import { judgeFailedJobs } from "#domain/health/judge-work.ts";
import { addHours } from "#domain/time/local-time.ts";
import { defineCheck } from "./define-check.ts";
import { countFailedJobs } from "./views.ts";

export const failedJobs = defineCheck({
  id: "failed-jobs",
  name: "Failed jobs",
  group: "work",
  acts: "Super-user",
  severity: "soon",
  everyMinutes: 5,
  read: ({ db, now }) => countFailedJobs(db, addHours(now, -24)),
  judge: judgeFailedJobs,
});
