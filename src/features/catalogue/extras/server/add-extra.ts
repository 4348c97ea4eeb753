import { idFor } from "#domain/extra/extra-id.ts";
import { accept, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { extrasContract } from "../contract.ts";
import { columnsOf } from "./columns-of.ts";
import { insertExtra, keepVersion, lockExtras } from "./store.ts";
import { findExtras } from "./views.ts";

/** Adds an extra after the others. */
export async function addExtra(ctx: Context, { is_paused, ...facts }: ParsedOf<typeof extrasContract.addExtra>) {
  await lockExtras(ctx.db);
  const before = await findExtras(ctx.db);
  const row = {
    id: idFor(facts.name),
    position: Math.max(0, ...before.map(({ position }) => position)) + 1,
    ...columnsOf(facts),
    state: is_paused ? ("paused" as const) : ("on_sale" as const),
    version: 1,
    createdAt: ctx.now,
    updatedAt: ctx.now,
  };

  if (!(await insertExtra(ctx.db, row))) return refuse("name_taken");
  await keepVersion(ctx, row);

  await recordAudit(ctx, {
    action: "extra.added",
    subject: { kind: "extra", id: row.id },
    details: { name: facts.name },
  });
  await ctx.touchSite();
  return accept({ id: row.id, version: row.version });
}
