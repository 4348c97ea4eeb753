import { isFrequent, isLate } from "#domain/health/cron.ts";
import { judgeTasks } from "#domain/health/judge-work.ts";
import { defineCheck } from "./define-check.ts";
import { findScheduledRuns } from "./views.ts";

export const scheduledTasks = defineCheck({
  id: "scheduled-tasks",
  name: "Scheduled tasks",
  group: "work",
  acts: "Super-user",
  severity: "urgent",
  everyMinutes: 1,
  async read({ db, now }) {
    const runs = await findScheduledRuns(db);
    return runs.map(({ task, cron, startedAt, knownSince, workerSince, failedInARow }) => ({
      task,
      isFrequent: isFrequent(cron, now),
      isLate: isLate({ cron, lastAt: startedAt ?? knownSince, workerSince }, now),
      failedInARow,
    }));
  },
  judge: judgeTasks,
});
