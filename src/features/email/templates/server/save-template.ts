import { accept, refuse } from "#domain/result.ts";
import { lintTexts, mayBeSaved } from "#domain/words/lint-words.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { tellOfWords } from "#platform/mail/follow-words.ts";
import { insertWordVersion } from "../../server/store.ts";
import { findColleague } from "../../server/views.ts";
import type { templatesContract } from "../contract.ts";
import { differences, findKind, ownTexts } from "./template-kinds.ts";
import { findWordVersions } from "./views.ts";

/** Saves the company’s words for a kind of message: another version, which every process writes with at once. */
export async function saveTemplate(ctx: Context, input: ParsedOf<typeof templatesContract.saveTemplate>) {
  const kind = findKind(input.kind);
  if (!kind) return refuse("not_found");
  const [current] = await findWordVersions(ctx.db, input.kind);
  const texts = ownTexts(kind, input.texts);

  const isNewer = (current?.version ?? 0) !== input.version;
  if (isNewer) return refuse("changed_meanwhile", { changes: differences(kind, texts, current?.texts ?? {}) });
  if (differences(kind, current?.texts ?? {}, texts).length === 0) return refuse("unchanged");
  const findings = lintTexts(texts, kind.texts, { isForPhones: kind.channel === "phone" });
  if (!mayBeSaved(findings)) return refuse("faulty", { findings });

  const authorId = ctx.actor.kind === "person" ? ctx.actor.userId : null;
  const version = input.version + 1;
  const isFirst = await insertWordVersion(ctx.db, {
    id: ctx.newId(),
    kind: input.kind,
    version,
    texts,
    reason: input.reason,
    authorId,
    author: (authorId && (await findColleague(ctx.db, authorId))?.name) || "the system",
    createdAt: ctx.now,
  });
  if (!isFirst) return refuse("changed_meanwhile");
  await tellOfWords(ctx.db);
  await recordAudit(ctx, {
    action: "template.saved",
    subject: { kind: "template", id: input.kind },
    reason: input.reason,
    details: { version },
  });
  return accept({ version });
}
