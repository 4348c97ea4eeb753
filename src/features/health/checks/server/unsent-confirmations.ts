import { judgeBroken } from "#domain/health/judge-business.ts";
import { defineCheck } from "./define-check.ts";
import { findUnsentConfirmations } from "./trip-rule-views.ts";

export const unsentConfirmations = defineCheck({
  id: "unsent-confirmations",
  name: "Confirmations not sent",
  group: "business",
  acts: "Admin",
  severity: "urgent",
  everyMinutes: 5,
  read: ({ db, now }) => findUnsentConfirmations(db, now),
  judge: judgeBroken({
    none: "Every confirmed booking was emailed.",
    one: "confirmed booking",
    wrong: "whose confirmation email was not sent",
  }),
});
