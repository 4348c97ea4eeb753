import { personAsking } from "#domain/account/person-asking.ts";
import { fitsRelationship } from "#domain/crm/relationship.ts";
import { accept, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { findSubjectsNamed } from "../../server/subject-views.ts";
import type { relationshipsContract } from "../contract.ts";
import { insertRelationship } from "./store.ts";
import { findRelationships, lockPerson } from "./views.ts";

/** Adds a relationship of a customer, once. */
export async function addRelationship(ctx: Context, input: ParsedOf<typeof relationshipsContract.addRelationship>) {
  const { customer_id, kind, other, note } = input;
  const isPerson = other.kind === "person";
  if (!fitsRelationship(kind, isPerson ? "person" : "organisation")) return refuse("does_not_fit");
  if (!(await lockPerson(ctx.db, customer_id))) return refuse("not_found");
  const [found] = await findSubjectsNamed(ctx.db, [other]);
  if (!found || other.id === customer_id) return refuse("no_other");
  const known = await findRelationships(ctx.db, customer_id);
  const isKnown = known.some(
    (one) =>
      one.personId === customer_id && one.kind === kind && [one.otherPersonId, one.organisationId].includes(other.id),
  );
  if (isKnown) return refuse("known");

  const id = ctx.newId();
  await insertRelationship(ctx.db, {
    id,
    kind,
    note,
    personId: customer_id,
    otherPersonId: isPerson ? other.id : null,
    organisationId: isPerson ? null : other.id,
    createdBy: personAsking(ctx.actor),
    createdAt: ctx.now,
  });
  const subject = { kind: "customer", id: customer_id };
  await recordAudit(ctx, { action: "relationship.added", subject, details: { kind, other: other.id } });
  return accept({ id });
}
