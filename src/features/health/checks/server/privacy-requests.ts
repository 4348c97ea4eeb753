import { judgeLegalClocks } from "#domain/health/judge-privacy.ts";
import { defineCheck } from "./define-check.ts";
import { findRequestClocks } from "./privacy-views.ts";

export const privacyRequests = defineCheck({
  id: "privacy-requests",
  name: "Privacy requests",
  group: "work",
  acts: "Super-user",
  severity: "soon",
  everyMinutes: 30,
  read: ({ db, now }) => findRequestClocks(db, now),
  judge: judgeLegalClocks({ one: "privacy request", many: "privacy requests" }),
});
