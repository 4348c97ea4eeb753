import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { call, contract } from "#platform/contract.ts";
import { timeKey } from "#platform/page-key.ts";
import { dayField } from "#platform/wire.ts";

const atMost = (characters: number) => z.maxLength(characters, `Please use at most ${characters} characters`);

export const moment = z.string();
export const searchText = z._default(z.string().check(z.trim(), atMost(200)), "");

/** Where a page begins: the `next` of the page before, or nothing for the first. */
export const pageSize = z._default(z.int().check(z.minimum(1), z.maximum(200)), 50);

/** A person with an account, as others see them. */
export const someone = z.object({ id: z.string(), name: z.string(), email: z.string() });
export type Someone = z.output<typeof someone>;

export const auditEntry = z.object({
  id: z.string(),
  at: moment,
  action: z.string(),
  /** The person, or null for a visitor, for the system itself, and for somebody who is forgotten. */
  actor: z.nullable(someone),
  actor_kind: z.enum(["person", "visitor", "system"]),
  /** The super-user who was looking through that person's eyes. */
  impersonator: z.nullable(someone),
  subject: z.object({ kind: z.string(), id: z.string(), name: z.string() }),
  reason: z.string(),
  details: z.record(z.string(), z.unknown()),
  ip: z.string(),
});
export type AuditEntry = z.output<typeof auditEntry>;

export const auditContract = contract({
  exploreAudit: call({
    summary: "Searches who did what to whom, the newest first.",
    access: rolesThatMay("view_audit_log"),
    effect: "reads",
    input: z.object({
      /** A user's id, or part of a name or an address. */
      actor: searchText,
      /** The beginning of an action's name: `role.` finds role.granted and role.revoked. */
      action: z._default(z.string().check(z.trim(), atMost(80)), ""),
      /** An id such as a user's or a reference, or part of a person's name or address. */
      subject: searchText,
      /** Days in Cape Town; both are included. */
      from: z.optional(dayField("Please enter a day")),
      to: z.optional(dayField("Please enter a day")),
      /** Anything in the reason or the details. */
      text: searchText,
      after: timeKey.field,
      size: pageSize,
    }),
    output: z.object({ entries: z.array(auditEntry), next: z.nullable(z.string()) }),
  }),
  auditActions: call({
    summary: "Lists the names of all actions in the audit, for its filter.",
    access: rolesThatMay("view_audit_log"),
    effect: "reads",
    input: z.object({}),
    output: z.object({ actions: z.array(z.string()) }),
  }),
});
