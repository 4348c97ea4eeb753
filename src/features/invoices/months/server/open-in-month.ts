import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { OpenMatter } from "../contract.ts";
import { findOpenMatters } from "./open-views.ts";

/** Work to finish before locking a month, because it would be dated in that month. */
export async function openInMonth(ctx: Context, { month }: { month: string }) {
  const openMatters = await findOpenMatters(ctx.db, month);
  return accept({
    open: openMatters
      .filter(({ count }) => count > 0)
      .map(({ matter, count, cents }) => ({ matter: matter as OpenMatter, count, cents })),
  });
}
