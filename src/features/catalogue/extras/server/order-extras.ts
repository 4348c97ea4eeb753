import { accept, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { extrasContract } from "../contract.ts";
import { lockExtras, placeExtra } from "./store.ts";
import { findExtras } from "./views.ts";

export async function orderExtras(ctx: Context, { ids }: ParsedOf<typeof extrasContract.orderExtras>) {
  await lockExtras(ctx.db);
  const before = await findExtras(ctx.db);
  const isComplete = new Set(ids).size === before.length && before.every(({ id }) => ids.includes(id));
  if (!isComplete) return refuse("changed_meanwhile");

  for (const [at, id] of ids.entries()) await placeExtra(ctx.db, id, at + 1);

  await recordAudit(ctx, { action: "extras.ordered", subject: { kind: "extra", id: ids[0] ?? "" } });
  await ctx.touchSite();
  return accept({});
}
