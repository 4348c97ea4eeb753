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
  // This version has no gateway for either, so there is nothing to measure.
  judge: () => notSetUp("No WhatsApp or SMS gateway is connected: we write by email and push notification."),
});
