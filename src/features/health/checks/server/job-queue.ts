import { judgeQueue } from "#domain/health/judge-work.ts";
import { defineCheck } from "./define-check.ts";
import { findWaitingJobs } from "./views.ts";

export const jobQueue = defineCheck({
  id: "job-queue",
  name: "Job queue",
  group: "work",
  acts: "Super-user",
  severity: "urgent",
  everyMinutes: 1,
  read: ({ db, now }) => findWaitingJobs(db, now),
  judge: judgeQueue,
});
