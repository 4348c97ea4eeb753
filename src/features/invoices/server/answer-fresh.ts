import type { Result } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { refuseWithFresh } from "#platform/refuse-with-fresh.ts";
import { describeInvoice } from "./describe-invoice.ts";
import { findListedInvoice } from "./views.ts";

type Action<I, T, R extends string> = (ctx: Context, request: I) => Promise<Result<T, R>>;

/** An action whose refusal includes the current invoice. */
export const answeringFresh =
  <I extends { readonly id: string }, T, R extends string>(action: Action<I, T, R>): Action<I, T, R> =>
  async (ctx, request) =>
    refuseWithFresh(await action(ctx, request), "invoice", async () => {
      const row = await findListedInvoice(ctx.db, request.id);
      return row && describeInvoice(row);
    });
