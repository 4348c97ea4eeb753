import { judgeBroken } from "#domain/health/judge-business.ts";
import { defineCheck } from "./define-check.ts";
import { findEndless } from "./trip-rule-views.ts";

export const endlessBookings = defineCheck({
  id: "endless-bookings",
  name: "Bookings that never ended",
  group: "business",
  acts: "Dispatcher",
  severity: "soon",
  everyMinutes: 5,
  read: ({ db, now }) => findEndless(db, now),
  judge: judgeBroken({
    none: "Every booking ended with its last trip.",
    one: "booking",
    wrong: "still open long after the last trip",
  }),
});
