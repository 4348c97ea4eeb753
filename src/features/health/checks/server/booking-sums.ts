import { judgeBroken } from "#domain/health/judge-business.ts";
import { defineCheck } from "./define-check.ts";
import { findWrongBookingSums } from "./money-rule-views.ts";
import { partOfIt } from "./part-of-it.ts";

const rounds = { id: "booking-sums", everyMinutes: 5 } as const;

export const bookingSums = defineCheck({
  ...rounds,
  name: "Payments of bookings",
  group: "business",
  acts: "Admin",
  severity: "urgent",
  read: async (tools, probing) => findWrongBookingSums(tools.db, tools.now, await partOfIt(tools, probing, rounds)),
  judge: judgeBroken({
    none: "Paid and refunded amounts of bookings are those of their payments.",
    one: "booking",
    wrong: "whose amounts differ from the payments and refunds",
  }),
});
