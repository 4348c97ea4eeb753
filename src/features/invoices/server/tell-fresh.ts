import type { Result } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { refuseWithFresh } from "#platform/refuse-with-fresh.ts";
import { describeInvoice } from "./describe-invoice.ts";
import { findOfficeInvoice } from "./office-views.ts";

type Deed<I, T, R extends string> = (ctx: Context, asked: I) => Promise<Result<T, R>>;

/** A deed whose refusal shows the invoice as it stands now. */
export const tellingFresh =
  <I extends { readonly id: string }, T, R extends string>(deed: Deed<I, T, R>): Deed<I, T, R> =>
  async (ctx, asked) =>
    refuseWithFresh(await deed(ctx, asked), "invoice", async () => {
      const row = await findOfficeInvoice(ctx.db, asked.id);
      return row && describeInvoice(row);
    });
