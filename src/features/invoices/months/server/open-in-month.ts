import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { OpenMatter } from "../contract.ts";
import { findOpenMatters } from "./open-views.ts";

/** A list to read before locking a month: all that would be dated in it if it were done in time. */
export async function openInMonth(ctx: Context, { month }: { month: string }) {
  const openMatters = await findOpenMatters(ctx.db, month);
  return accept({
    open: openMatters
      .filter(({ count }) => count > 0)
      .map(({ matter, count, cents }) => ({ matter: matter as OpenMatter, count, cents })),
  });
}
