import { notSetUp } from "#domain/health/health-status.ts";
import { defineCheck } from "./define-check.ts";

export const textMessages = defineCheck({
  id: "text-messages",
  name: "WhatsApp and SMS",
  group: "services",
  acts: "Super-user",
  severity: "soon",
  everyMinutes: 60,
  read: async () => undefined,
  // There is no gateway for either in this version, so there is nothing to measure.
  judge: () => notSetUp("No WhatsApp or SMS gateway is connected: we write by email and push notification."),
});
