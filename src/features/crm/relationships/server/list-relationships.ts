import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { ShownSubject, Subject } from "../../contract.ts";
import { findSubjectsNamed } from "../../server/subject-views.ts";
import type { relationshipsContract } from "../contract.ts";
import { findIntroductions, findRelationships } from "./views.ts";

type Input = ParsedOf<typeof relationshipsContract.listRelationships>;

/** Lists who a customer knows, and who booked for them. One who was erased or merged since is left out. */
export async function listRelationships(ctx: Context, { customer_id }: Input) {
  const rows = await findRelationships(ctx.db, customer_id);
  const booked = await findIntroductions(ctx.db, customer_id);
  const others = rows.map((row) => othersOf(row, customer_id));
  const asked = [...others.flat(), ...booked.map(organisationOf)];
  const named = await findSubjectsNamed(ctx.db, asked);
  const nameOf = (subjects: readonly Subject[]): ShownSubject | undefined =>
    named.find((one) => subjects.some(({ kind, id }) => one.kind === kind && one.id === id));
  return accept({
    added: rows.flatMap((row, at) => {
      const other = nameOf(others[at] ?? []);
      return other
        ? [{ id: row.id, kind: row.kind, is_theirs: row.personId === customer_id, other, note: row.note }]
        : [];
    }),
    booked_by: booked.flatMap((one) => {
      const organisation = nameOf([organisationOf(one)]);
      const { booker, bookings, revenue_cents, last_at } = one;
      const last = new Date(last_at).toISOString();
      return organisation ? [{ organisation, booker, bookings, revenue_cents, last_at: last }] : [];
    }),
  });
}

const organisationOf = ({
  organisation_id,
  is_company,
}: {
  organisation_id: string;
  is_company: boolean;
}): Subject => ({
  kind: is_company ? "company" : "partner",
  id: organisation_id,
});

type Row = Awaited<ReturnType<typeof findRelationships>>[number];

/** The other one, as what it can be. */
function othersOf({ personId, otherPersonId, organisationId }: Row, customerId: string): readonly Subject[] {
  if (organisationId)
    return [
      { kind: "partner", id: organisationId },
      { kind: "company", id: organisationId },
    ];
  return [{ kind: "person", id: personId === customerId ? (otherPersonId ?? "") : personId }];
}
