import { refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { findSubjectsNamed } from "../../server/subject-views.ts";
import { isColleague } from "../../server/views.ts";

type Parties = {
  readonly person_id: string | null;
  readonly organisation_id: string | null;
  readonly owner_id: string | null;
};

/** Why a deal can’t be with them, or have this owner. */
export async function checkParties(ctx: Context, { person_id, organisation_id, owner_id }: Parties) {
  if (person_id === null && organisation_id === null) return refuse("no_party");
  const asked = [
    ...(person_id ? [{ kind: "person" as const, id: person_id }] : []),
    ...(organisation_id
      ? [
          { kind: "partner" as const, id: organisation_id },
          { kind: "company" as const, id: organisation_id },
        ]
      : []),
  ];
  const found = await findSubjectsNamed(ctx.db, asked);
  if (found.length < Number(person_id !== null) + Number(organisation_id !== null)) return refuse("no_party");
  return owner_id && !(await isColleague(ctx.db, owner_id)) ? refuse("no_colleague") : undefined;
}
