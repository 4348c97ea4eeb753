import { judgeBroken } from "#domain/health/judge-business.ts";
import { defineCheck } from "./define-check.ts";
import { findHoldsPastEnd } from "./trip-rule-views.ts";

export const holdsPastEnd = defineCheck({
  id: "holds-past-end",
  name: "Holds past their end",
  group: "business",
  acts: "Super-user",
  severity: "soon",
  everyMinutes: 5,
  read: ({ db, now }) => findHoldsPastEnd(db, now),
  judge: judgeBroken({
    none: "Every hold ends on time.",
    one: "booking",
    many: "bookings",
    wrong: "still held after its time to pay",
  }),
});
