import { type Accepted, accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { OutputOf, ParsedOf } from "#platform/contract.ts";
import { pageOf, timeKey } from "#platform/page-key.ts";
import type { cashContract } from "../contract.ts";
import { describeCash } from "./describe-cash.ts";
import { findCash } from "./views.ts";

type List = typeof cashContract.cashPayments;

/** Cash that drivers should collect, hold or have handed in. */
export async function cashPayments(ctx: Context, input: ParsedOf<List>): Promise<Accepted<OutputOf<List>>> {
  const filter = { view: input.view, search: input.search, now: ctx.now, after: timeKey.read(input.after) };
  const result = await findCash(ctx.db, filter, input.size + 1);
  const { rows, next } = pageOf(result, input.size, ({ payment }) =>
    timeKey.write({ at: payment.createdAt, id: payment.id }),
  );
  return accept({ payments: rows.map((cash) => describeCash(cash, ctx.now)), next });
}
