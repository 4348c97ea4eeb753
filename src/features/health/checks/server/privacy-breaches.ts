import { judgeLegalClocks } from "#domain/health/judge-privacy.ts";
import { defineCheck } from "./define-check.ts";
import { findBreachClocks } from "./privacy-views.ts";

export const privacyBreaches = defineCheck({
  id: "privacy-breaches",
  name: "Notices of breaches",
  group: "work",
  acts: "Super-user",
  severity: "urgent",
  everyMinutes: 10,
  read: ({ db, now }) => findBreachClocks(db, now),
  judge: judgeLegalClocks({ one: "breach notice", many: "breach notices" }),
});
