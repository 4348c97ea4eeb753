import { personAsking } from "#domain/account/person-asking.ts";
import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { pageOf } from "#platform/page-key.ts";
import { dealKey, type dealsContract } from "../contract.ts";
import { showDeal } from "./show-deal.ts";
import { countDeals, findDeals } from "./views.ts";

const dealsOnPage = 20;

/** Lists deals, the next to close first. */
export async function listDeals(ctx: Context, input: ParsedOf<typeof dealsContract.listDeals>) {
  const me = personAsking(ctx.actor);
  const { state, search } = input;
  const owner = input.owner === "me" ? me : input.owner;
  const request = { state, search, owner, after: dealKey.read(input.after), now: ctx.now };
  const found = await findDeals(ctx.db, request, dealsOnPage + 1);
  const { rows, next } = pageOf(found, dealsOnPage, ({ row }) => dealKey.write({ day: row.expectedOn, id: row.id }));
  return accept({ deals: rows.map((row) => showDeal(row, me)), next, ...(await countDeals(ctx.db, request)) });
}
