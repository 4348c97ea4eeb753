import { judgeVisit } from "#domain/health/synthetic-customer.ts";
import { defineCheck } from "./define-check.ts";
import { findMaintenance } from "./views.ts";

/** The only check that writes: test bookings, which no report counts and which it removes. docs/decisions/0121. */
export const syntheticCustomer = defineCheck({
  id: "synthetic-customer",
  name: "A customer books",
  group: "business",
  acts: "Super-user",
  severity: "urgent",
  everyMinutes: 60,
  patienceMs: 55_000,
  async read({ db, now, siteUrl, outside, probes }, _probing, run) {
    if (await findMaintenance(db, now)) return "closed" as const;
    return probes.visitSite({ db, now, siteUrl, gatewayMode: outside.gateway?.mode, run });
  },
  judge: judgeVisit,
});
