import { judgeBroken } from "#domain/health/judge-business.ts";
import { defineCheck } from "./define-check.ts";
import { findMissingNumbers } from "./money-rule-views.ts";

export const numberGaps = defineCheck({
  id: "number-gaps",
  name: "Gaps in invoice numbers",
  group: "business",
  acts: "Admin",
  severity: "soon",
  everyMinutes: 5,
  read: ({ db }) => findMissingNumbers(db),
  judge: judgeBroken({
    none: "Invoices and credit notes are numbered without a gap.",
    one: "number",
    wrong: "missing",
  }),
});
