import { judgeBroken } from "#domain/health/judge-business.ts";
import { defineCheck } from "./define-check.ts";
import { findWrongInvoiceSums } from "./money-rule-views.ts";

export const invoiceSums = defineCheck({
  id: "invoice-sums",
  name: "Totals of invoices",
  group: "business",
  acts: "Admin",
  severity: "urgent",
  everyMinutes: 5,
  read: ({ db, now }) => findWrongInvoiceSums(db, now),
  judge: judgeBroken({
    none: "Totals of invoices are those of their lines, payments and credit notes.",
    one: "document",
    wrong: "whose total differs from its lines, payments or credit notes",
  }),
});
