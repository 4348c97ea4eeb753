import type { Result } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { refuseWithFresh } from "#platform/refuse-with-fresh.ts";
import { describeVehicle } from "./describe-vehicle.ts";
import { findListedVehicle } from "./views.ts";

type Action<I, T, R extends string> = (ctx: Context, request: I) => Promise<Result<T, R>>;

/** An action whose refusal includes the current vehicle. */
export const answeringFresh =
  <I extends { readonly id: string }, T, R extends string>(action: Action<I, T, R>): Action<I, T, R> =>
  async (ctx, request) =>
    refuseWithFresh(await action(ctx, request), "vehicle", async () => {
      const row = await findListedVehicle(ctx.db, request.id, ctx.now);
      return row && describeVehicle(row);
    });
