import { expect, test } from "vitest";
import type { AuditEntry } from "../audit-contract.ts";
import { auditSentence } from "./audit-sentence.tsx";

const themba = { id: "1", name: "Themba Maseko", email: "themba@example.com" };
const sipho = { id: "2", name: "Sipho Ndlovu", email: "sipho@example.com" };

const entry = (action: string, changes: Partial<AuditEntry> = {}): AuditEntry => ({
  id: "018f",
  at: "2026-11-20T08:00:00.000Z",
  action,
  actor: themba,
  actor_kind: "person",
  impersonator: null,
  subject: { kind: "user", id: sipho.id, name: sipho.name },
  reason: "",
  details: {},
  ip: "",
  ...changes,
});

const nobody = { actor: null, subject: { kind: "", id: "", name: "" } };

test.each<[AuditEntry, string]>([
  [entry("role.granted", { details: { role: "driver" } }), "Themba Maseko gave Sipho Ndlovu the role Driver"],
  [
    entry("role.revoked", { details: { role: "hotel" } }),
    "Themba Maseko removed the role Hotel partner from Sipho Ndlovu",
  ],
  [entry("session.ended"), "Themba Maseko ended sessions of Sipho Ndlovu"],
  [entry("session.ended", { actor: sipho }), "Sipho Ndlovu signed out"],
  [
    entry("session.impersonated", { actor: sipho, impersonator: themba }),
    "A session as Sipho Ndlovu was started for Themba Maseko",
  ],
  [entry("session.ended", { actor: sipho, impersonator: themba }), "Themba Maseko as Sipho Ndlovu signed out"],
  [
    entry("invite.sent", { details: { email: "new@example.com", role: "admin" } }),
    "Themba Maseko invited new@example.com as Admin",
  ],
  [
    entry("feature.switched_off", { subject: { kind: "feature_switch", id: "chat", name: "" } }),
    "Themba Maseko turned off: Chat on the site",
  ],
  [
    entry("application.info_requested", { subject: { kind: "partner_application", id: "APP-7K3M9Q", name: "" } }),
    "Themba Maseko: application: info requested (partner application APP-7K3M9Q)",
  ],
  [entry("application.submitted", { ...nobody, actor_kind: "visitor" }), "A visitor: application: submitted"],
  [entry("letter.resent", { subject: { kind: "letter", id: "018f", name: "" } }), "Themba Maseko sent an email again"],
  [entry("token.rotated", { ...nobody, actor_kind: "system" }), "The system: token: rotated"],
  [
    entry("user.suspended", { actor: null, subject: { kind: "user", id: "3", name: "" } }),
    "A deleted user suspended a deleted user",
  ],
])("%#", (message, sentence) => {
  expect(auditSentence(message)).toBe(sentence);
});
