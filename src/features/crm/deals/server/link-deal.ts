import { personAsking } from "#domain/account/person-asking.ts";
import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { findSubjectsNamed } from "../../server/subject-views.ts";
import type { dealsContract } from "../contract.ts";
import { insertLink } from "./deal-store.ts";
import { findDeal } from "./views.ts";

/** Adds a record to a deal; one that is there already stays. */
export async function linkDeal(ctx: Context, input: ParsedOf<typeof dealsContract.linkDeal>) {
  const { id, kind, subject_id } = input;
  if (!(await findDeal(ctx.db, id))) return refuse("not_found");
  const [subject] = await findSubjectsNamed(ctx.db, [{ kind, id: subject_id }]);
  if (!subject) return refuse("no_subject");

  const by = { addedBy: personAsking(ctx.actor), addedAt: ctx.now };
  await insertLink(ctx.db, { dealId: id, subjectKind: kind, subjectId: subject.id, ...by });
  return accept({});
}
