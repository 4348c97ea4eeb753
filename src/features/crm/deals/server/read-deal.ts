import { personAsking } from "#domain/account/person-asking.ts";
import { accept, refuse } from "#domain/result.ts";
import { noteLook } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import { findSubjectsNamed } from "../../server/subject-views.ts";
import type { DealInFull } from "../contract.ts";
import { showDeal } from "./show-deal.ts";
import { findDeal, findDealMoves, findLinks } from "./views.ts";

/** Shows one deal in full. */
export async function readDeal(ctx: Context, { id }: { id: string }) {
  const found = await findDeal(ctx.db, id);
  if (!found) return refuse("not_found");
  noteLook(ctx, { action: "deal.viewed", kind: "deal", id });
  const moves = await findDealMoves(ctx.db, id);
  return accept({
    ...showDeal(found, personAsking(ctx.actor)),
    note: found.row.note,
    created_at: found.row.createdAt.toISOString(),
    links: [...(await findSubjectsNamed(ctx.db, await findLinks(ctx.db, id)))],
    moves: moves.map(({ id: moveId, toState, name, reason, createdAt }) => ({
      id: moveId,
      to_state: toState,
      by: name ?? "our team",
      reason,
      at: createdAt.toISOString(),
    })),
  } satisfies DealInFull);
}
