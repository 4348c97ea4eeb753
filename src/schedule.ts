import { forgetOldRecords } from "#platform/forget-old-records.ts";
import type { Schedule } from "#platform/work-jobs.ts";

/** What runs by the clock, in South African time. */
export const schedule = {
  "forget-old-records": { cron: "15 3 * * *", run: forgetOldRecords },
} satisfies Schedule;
