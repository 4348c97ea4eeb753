import { roles } from "#domain/account/roles.ts";
import type { AuditRow } from "../../server/audit-views.ts";
import type { AuditEntry } from "../audit-contract.ts";
import type { ListedUser } from "../contract.ts";
import type { UserRow } from "./user-views.ts";

export const showUser = (row: UserRow): ListedUser => ({
  id: row.id,
  name: row.name,
  email: row.email,
  phone: row.phone,
  status: row.status,
  roles: roles.filter((role) => row.roles.includes(role)),
  created_at: row.createdAt.toISOString(),
  last_sign_in_at: row.lastSignInAt?.toISOString() ?? null,
  is_confirmed: row.emailConfirmedAt !== null,
});

export const showAuditEntry = (row: AuditRow): AuditEntry => ({
  id: row.id,
  at: row.at.toISOString(),
  action: row.action,
  actor: row.actor,
  actor_kind: row.actorName === "visitor" || row.actorName === "system" ? row.actorName : "person",
  impersonator: row.impersonator,
  subject: { kind: row.subjectKind, id: row.subjectId, name: row.subjectName ?? "" },
  reason: row.reason,
  details: row.details,
  ip: row.ip,
});
