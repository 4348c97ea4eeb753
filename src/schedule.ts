import { forgetEndedSessions } from "#features/accounts/server/forget-ended-sessions.ts";
import { forgetOldRecords } from "#platform/forget-old-records.ts";
import { forgetUnclaimedFiles } from "#platform/storage.ts";
import type { Schedule } from "#platform/work-jobs.ts";

/** What runs by the clock, in South African time. */
export const schedule = {
  "forget-old-records": { cron: "15 3 * * *", run: forgetOldRecords },
  "forget-ended-sessions": { cron: "25 3 * * *", run: forgetEndedSessions },
  "forget-unclaimed-files": { cron: "45 * * * *", run: forgetUnclaimedFiles },
} satisfies Schedule;
