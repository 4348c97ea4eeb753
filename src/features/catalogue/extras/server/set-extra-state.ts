import { accept } from "#domain/result.ts";
import { wordsIn } from "#domain/text/language.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { extrasContract } from "../contract.ts";
import { extraEditor, keepVersion } from "./store.ts";

/** Puts an extra on sale, pauses it or ends it. An ended one can be put back: its record is never lost. */
export async function setExtraState(
  ctx: Context,
  { id, version, state }: ParsedOf<typeof extrasContract.setExtraState>,
) {
  const seen = await extraEditor.lock(ctx, { id, version });
  if (!seen.ok) return seen;

  const after = await extraEditor.edit(ctx, seen.value, { state });
  await keepVersion(ctx, after);

  await recordAudit(ctx, {
    action: `extra.${state}`,
    subject: { kind: "extra", id },
    details: { name: wordsIn(after.words).name, before: seen.value.state },
  });
  await ctx.touchSite();
  return accept({ version: after.version });
}
