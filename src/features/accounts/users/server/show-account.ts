import { roles } from "#domain/account/roles.ts";
import { toWire } from "#platform/to-wire.ts";
import type { AuditRow } from "../../server/audit-views.ts";
import { type AuditEntry, auditEntry } from "../audit-contract.ts";
import { type ListedUser, user } from "../contract.ts";
import type { UserRow } from "./user-views.ts";

export const showUser = (row: UserRow): ListedUser =>
  toWire(user, row, {
    roles: roles.filter((role) => row.roles.includes(role)),
    is_confirmed: row.emailConfirmedAt !== null,
  });

export const showAuditEntry = (row: AuditRow): AuditEntry =>
  toWire(auditEntry, row, {
    actor_kind: row.actorName === "visitor" || row.actorName === "system" ? row.actorName : "person",
    subject: { kind: row.subjectKind, id: row.subjectId, name: row.subjectName ?? "" },
  });
