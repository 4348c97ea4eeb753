import { judgeResponseTime } from "#domain/health/call-times.ts";
import { addMinutes } from "#domain/time/local-time.ts";
import { checksContract } from "../contract.ts";
import { defineCheck } from "./define-check.ts";
import { findDurations } from "./views.ts";

export const responseTime = defineCheck({
  id: "response-time",
  name: "Response time",
  group: "traffic",
  acts: "Super-user",
  severity: "soon",
  everyMinutes: 1,
  // Test waits for other servers and takes as long as they do.
  read: ({ db, now }) => findDurations(db, addMinutes(now, -15), checksContract.runCheck.name),
  judge: judgeResponseTime,
});
