import { judgeCertificate } from "#domain/health/judge-services.ts";
import { defineCheck } from "./define-check.ts";

export const siteCertificate = defineCheck({
  id: "site-certificate",
  name: "Site certificate",
  group: "platform",
  acts: "Super-user",
  severity: "urgent",
  everyMinutes: 60,
  read: async ({ siteUrl, probes }) =>
    new URL(siteUrl).protocol === "https:" ? probes.certificateExpiry(new URL(siteUrl)) : undefined,
  judge: judgeCertificate,
});
