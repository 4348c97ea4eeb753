import { accept, refuse } from "#domain/result.ts";
import { namesIn } from "#domain/words/fill-words.ts";
import { typicalValue } from "#domain/words/typical-values.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { templatesContract } from "../contract.ts";
import { describeTemplate } from "./describe-template.ts";
import { differences, findKind } from "./template-kinds.ts";
import { findWordVersions } from "./views.ts";

/** The texts of a template as they are sent now, beside ours, and how they came to be. */
export async function readTemplate(ctx: Context, { kind: name }: ParsedOf<typeof templatesContract.readTemplate>) {
  const kind = findKind(name);
  if (!kind) return refuse("not_found");

  const versions = await findWordVersions(ctx.db, name);
  const [current] = versions;

  return accept({
    ...describeTemplate(kind, current),
    version: current?.version ?? 0,
    places: Object.entries(kind.texts).map(([place, ours]) => ({
      place,
      ours,
      text: current?.texts[place] ?? ours,
      variables: namesIn(ours).map((variable) => ({ name: variable, typical: typicalValue(variable) })),
    })),
    versions: versions.map(({ version, createdAt, author, reason, texts }, at) => ({
      version,
      at: createdAt.toISOString(),
      by: author,
      reason,
      texts: { ...kind.texts, ...texts },
      changes: differences(kind, versions[at + 1]?.texts ?? {}, texts),
    })),
  });
}
