import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { incidentsContract } from "../contract.ts";
import { moveIncident } from "./move-incident.ts";

/** Investigates and resolves an incident, with its cause and cost. */
export async function changeIncident(ctx: Context, input: ParsedOf<typeof incidentsContract.changeIncident>) {
  const { to, words, responsible, cost_cents: costCents } = input;
  const moved = await moveIncident(ctx, {
    id: input.incident_id,
    version: input.version,
    to,
    reason: words,
    ...(to === "resolved" && { changes: { responsible, costCents } }),
  });
  if (!moved.ok) return moved;

  if (to === "resolved") await ctx.emit({ type: "incident.resolved", incidentId: moved.value.id });
  return accept({ version: moved.value.version });
}
