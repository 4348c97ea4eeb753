import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { readRisks } from "./describe-risks.ts";
import { gatherRisks } from "./gather-risks.ts";

/** The current facts for the next dispatcher. */
export async function previewHandover(ctx: Context) {
  const risks = await gatherRisks(ctx);
  return accept({ risks: (await readRisks(ctx, risks))(risks) });
}
