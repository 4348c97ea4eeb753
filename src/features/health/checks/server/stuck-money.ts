import { judgeBroken } from "#domain/health/judge-business.ts";
import { defineCheck } from "./define-check.ts";
import { findStuckMoney } from "./money-rule-views.ts";

export const stuckMoney = defineCheck({
  id: "stuck-money",
  name: "Payments and refunds under way",
  group: "business",
  acts: "Super-user",
  severity: "urgent",
  everyMinutes: 5,
  read: ({ db, now }) => findStuckMoney(db, now),
  judge: judgeBroken({
    none: "Every payment and refund was handled in time.",
    one: "payment or refund",
    many: "payments or refunds",
    wrong: "that should have been handled long ago",
  }),
});
