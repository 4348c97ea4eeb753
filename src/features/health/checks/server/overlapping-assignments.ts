import { judgeBroken } from "#domain/health/judge-business.ts";
import { defineCheck } from "./define-check.ts";
import { findOverlaps } from "./trip-rule-views.ts";

export const overlappingAssignments = defineCheck({
  id: "overlapping-assignments",
  name: "Overlapping assignments",
  group: "business",
  acts: "Dispatcher",
  severity: "urgent",
  everyMinutes: 5,
  read: ({ db, now }) => findOverlaps(db, now),
  judge: judgeBroken({
    none: "No driver and no vehicle is in two places.",
    one: "booking",
    wrong: "with a driver or vehicle that is taken at the same time",
  }),
});
