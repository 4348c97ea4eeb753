import { judgeVisit } from "#domain/health/synthetic-customer.ts";
import { defineCheck } from "./define-check.ts";

/** The only check that writes: test bookings, which no report counts and which it removes. docs/decisions/0121. */
export const syntheticCustomer = defineCheck({
  id: "synthetic-customer",
  name: "A customer books",
  group: "business",
  acts: "Super-user",
  severity: "urgent",
  everyMinutes: 60,
  patienceMs: 55_000,
  read: ({ db, now, siteUrl, outside, probes }) =>
    probes.visitSite({ db, now, siteUrl, gatewayMode: outside.gateway?.mode }),
  judge: judgeVisit,
});
