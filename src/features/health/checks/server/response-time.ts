import { judgeResponseTime } from "#domain/health/call-times.ts";
import { addMinutes } from "#domain/time/local-time.ts";
import { defineCheck } from "./define-check.ts";
import { findDurations } from "./views.ts";

export const responseTime = defineCheck({
  id: "response-time",
  name: "Response time",
  group: "traffic",
  acts: "Super-user",
  severity: "soon",
  everyMinutes: 1,
  read: ({ db, now }) => findDurations(db, addMinutes(now, -15)),
  judge: judgeResponseTime,
});
