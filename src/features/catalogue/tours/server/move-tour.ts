import { moveProblem } from "#domain/catalogue/tour-lifecycle.ts";
import { accept, refuse } from "#domain/result.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { toursContract } from "../contract.ts";
import { editTour } from "./edit-tour.ts";
import { findPrices } from "./views.ts";

/** Bookings of a tour that is paused or ended are driven as they were sold. */
export async function moveTour(ctx: Context, { slug, version, to }: ParsedOf<typeof toursContract.moveTour>) {
  const prices = await findPrices(ctx.db, localDateOf(ctx.now));
  const moved = await editTour(ctx, { slug, version, action: `tour.${to}` }, ({ state }) => {
    const problem = moveProblem({ state, priceCents: prices[slug] ?? null }, to);
    return problem === null ? accept({ state: to }) : refuse(problem);
  });
  return moved.ok ? accept({ state: moved.value.state, version: moved.value.version }) : moved;
}
