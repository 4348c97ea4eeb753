import { judgePayments } from "#domain/health/judge-services.ts";
import { defineCheck } from "./define-check.ts";
import { findPaymentTraffic } from "./views.ts";

export const cardPayments = defineCheck({
  id: "card-payments",
  name: "Card payments",
  group: "services",
  acts: "Admin",
  severity: "urgent",
  everyMinutes: 1,
  async read({ db, now, outside }) {
    const traffic = await findPaymentTraffic(db, now, outside.gateway?.provider ?? "");
    return { ...traffic, gateway: outside.gateway?.mode };
  },
  judge: judgePayments,
});
