import type { Context } from "#platform/context.ts";
import { takeUseAgain } from "./store.ts";
import { findUse } from "./views.ts";

/** A payment that comes after the hold has run out confirms a booking at the price it was sold for, with its code. */
export async function keepPromo(ctx: Context, { reference }: { readonly reference: string }): Promise<void> {
  const use = await findUse(ctx.db, reference);
  if (use) await takeUseAgain(ctx.db, use.bookingId);
}
