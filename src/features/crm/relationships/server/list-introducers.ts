import { accept } from "#domain/result.ts";
import { addHours } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { findSubjectsNamed } from "../../server/subject-views.ts";
import { findIntroducers } from "./views.ts";

const introducersShown = 50;
const yearHours = 365 * 24;

/** Lists who brings us guests, by the revenue of a year. */
export async function listIntroducers(ctx: Context) {
  const found = await findIntroducers(ctx.db, addHours(ctx.now, -yearHours), introducersShown);
  const subjects = found.map(({ organisation_id: id, is_company }) => ({
    id,
    kind: is_company ? ("company" as const) : ("partner" as const),
  }));
  const named = await findSubjectsNamed(ctx.db, subjects);
  return accept({
    introducers: found.flatMap(({ organisation_id, is_company: _kind, best, ...figures }) => {
      const organisation = named.find(({ id }) => id === organisation_id);
      return organisation ? [{ organisation, ...figures, best: [...best] }] : [];
    }),
  });
}
