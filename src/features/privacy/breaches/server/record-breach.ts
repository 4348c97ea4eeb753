import { nameOfActor } from "#domain/account/roles.ts";
import { breachDue } from "#domain/privacy/breach.ts";
import { accept, refuse } from "#domain/result.ts";
import { formatMoment } from "#domain/time/local-time.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { breachesContract } from "../contract.ts";
import { factsOf } from "./facts-of.ts";
import { insertBreach } from "./store.ts";
import { findBreachHours } from "./views.ts";

/** Starts a breach’s clock at its discovery, and creates a task for our team. */
export async function recordBreach(ctx: Context, input: ParsedOf<typeof breachesContract.recordBreach>) {
  const discoveredAt = new Date(input.discovered_at);
  if (discoveredAt > ctx.now) return refuse("not_yet");
  const id = ctx.newId();
  const reference = ctx.newReference("BR");
  const dueAt = breachDue(discoveredAt, await findBreachHours(ctx.db));
  const times = { createdBy: nameOfActor(ctx.actor), createdAt: ctx.now, updatedAt: ctx.now };
  await insertBreach(ctx.db, { ...factsOf(input), ...times, id, reference, discoveredAt, dueAt });
  await recordAudit(ctx, { action: "breach.recorded", subject: { kind: "breach", id } });
  await ctx.emit({
    type: "task.wanted",
    kind: "handle_breach",
    subjectKind: "breach",
    subjectId: id,
    title: `Breach ${reference}: notify the Information Regulator and those affected by ${formatMoment(dueAt)}.`,
    dueAt: dueAt.toISOString(),
  });
  return accept({ id, reference });
}
