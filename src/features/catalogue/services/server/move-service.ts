import { serviceMoveProblem } from "#domain/catalogue/service-lifecycle.ts";
import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { servicesContract } from "../contract.ts";
import { editService } from "./edit-service.ts";
import { countBooked, countQuoted } from "./views.ts";

/** Bookings of a service that is paused are driven as they were sold, and its open quotes can be accepted. */
export async function moveService(ctx: Context, { slug, version, to }: ParsedOf<typeof servicesContract.moveService>) {
  const booked = (await countBooked(ctx.db, ctx.now)).get(slug) ?? 0;
  const quoted = (await countQuoted(ctx.db, ctx.now)).get(slug) ?? 0;
  const moved = await editService(ctx, { slug, version, action: `service.${to}` }, ({ state, facts }) => {
    const problem = serviceMoveProblem({ state, isUsual: facts.isUsual, booked, quoted }, to);
    if (problem) return refuse(problem);
    return accept({ state: to, ...(to === "ended" && { choice: null }) });
  });
  return moved.ok ? accept({ state: moved.value.state, version: moved.value.version }) : moved;
}
