import { judgeBroken } from "#domain/health/judge-business.ts";
import { defineCheck } from "./define-check.ts";
import { findWrongBookingSums } from "./money-rule-views.ts";

export const bookingSums = defineCheck({
  id: "booking-sums",
  name: "Payments of bookings",
  group: "business",
  acts: "Admin",
  severity: "urgent",
  everyMinutes: 5,
  read: ({ db, now }) => findWrongBookingSums(db, now),
  judge: judgeBroken({
    none: "Paid and refunded amounts of bookings are those of their payments.",
    one: "booking",
    wrong: "whose amounts differ from the payments and refunds",
  }),
});
