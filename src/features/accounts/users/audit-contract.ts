import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { call, contract } from "#platform/contract.ts";
import { timeKey } from "#platform/page-key.ts";
import { dayField } from "#platform/wire.ts";
import { atMost, moment, pageSize, searchText, someone } from "../contract.ts";

export const auditEntry = z.object({
  id: z.string(),
  at: moment,
  action: z.string(),
  /** The person; null for a visitor, the system, and an erased person. */
  actor: z.nullable(someone),
  actor_kind: z.enum(["person", "visitor", "system"]),
  /** The super-user who was viewing the site as that person. */
  impersonator: z.nullable(someone),
  subject: z.object({ kind: z.string(), id: z.string(), name: z.string() }),
  reason: z.string(),
  details: z.record(z.string(), z.unknown()),
  ip: z.string(),
});
export type AuditEntry = z.output<typeof auditEntry>;

export const activityLogContract = contract({
  exploreAudit: call({
    summary: "Lists actions in the activity log, filtered, the newest first.",
    access: rolesThatMay("view_audit_log"),
    effect: "reads",
    input: z.object({
      /** A user's id, or part of a name or an address. */
      actor: searchText,
      /** The beginning of an action's name: `role.` finds role.granted and role.revoked. */
      action: z._default(z.string().check(z.trim(), atMost(80)), ""),
      /** An id such as a user's or a reference, or part of a name or address. */
      subject: searchText,
      /** Days in Cape Town; both are included. */
      from: z.optional(dayField("Enter a date")),
      to: z.optional(dayField("Enter a date")),
      /** Anything in the reason or the details. */
      text: searchText,
      after: timeKey.field,
      size: pageSize,
    }),
    output: z.object({ entries: z.array(auditEntry), next: z.nullable(z.string()) }),
  }),
  auditActions: call({
    summary: "Lists the names of all actions in the activity log, for its filter.",
    access: rolesThatMay("view_audit_log"),
    effect: "reads",
    input: z.object({}),
    output: z.object({ actions: z.array(z.string()) }),
  }),
});
