import { accept } from "#domain/result.ts";
import { wordsIn } from "#domain/text/language.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { extrasContract } from "../contract.ts";
import { columnsOf } from "./columns-of.ts";
import { extraEditor, keepVersion } from "./store.ts";

/** Changes an extra for everyone who books from now on. */
export async function editExtra(ctx: Context, { id, version, ...facts }: ParsedOf<typeof extrasContract.editExtra>) {
  const seen = await extraEditor.lock(ctx, { id, version });
  if (!seen.ok) return seen;

  const after = await extraEditor.edit(ctx, seen.value, columnsOf(facts));
  await keepVersion(ctx, after);

  await recordAudit(ctx, {
    action: "extra.changed",
    subject: { kind: "extra", id },
    details: { name: wordsIn(after.words).name },
  });
  await ctx.touchSite();
  return accept({ version: after.version });
}
