import { judgeBroken } from "#domain/health/judge-business.ts";
import { defineCheck } from "./define-check.ts";
import { findDriverless } from "./trip-rule-views.ts";

export const driverlessTrips = defineCheck({
  id: "driverless-trips",
  name: "Trips without a driver",
  group: "business",
  acts: "Dispatcher",
  severity: "urgent",
  everyMinutes: 5,
  read: ({ db, now }) => findDriverless(db, now),
  judge: judgeBroken({
    none: "Every trip of the next 3 hours has its driver.",
    one: "booking",
    wrong: "without a driver within 3 hours of pickup",
  }),
});
