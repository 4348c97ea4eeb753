import type { ListedDeal } from "../contract.ts";
import type { DealFound } from "./views.ts";

const named = (id: string | null, name: string | null, otherwise: string) =>
  id === null ? null : { id, name: name ?? otherwise };

/** A deal as lists show it. */
export const showDeal = ({ row, ...found }: DealFound, me: string): ListedDeal => ({
  id: row.id,
  title: row.title,
  state: row.state,
  version: row.version,
  person: named(row.personId, found.person, "A customer"),
  organisation: named(row.organisationId, found.organisation, "An organisation"),
  value_cents: row.valueCents,
  probability: row.probability,
  expected_on: row.expectedOn,
  owner: named(row.ownerId, found.owner, "A colleague"),
  owned_by_me: row.ownerId === me,
  next_task: found.nextTask,
  lost_reason: row.lostReason,
});
