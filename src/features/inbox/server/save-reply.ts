import { unknownVariables } from "#domain/inbox/canned-words.ts";
import { accept, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { recordEditor } from "#platform/edit-record.ts";
import type { inboxContract } from "../contract.ts";
import { insertReply, lockReply, type ReplyRow, updateReply } from "./store.ts";

const editor = recordEditor<ReplyRow>({ lock: lockReply, update: updateReply });

export async function saveReply(ctx: Context, input: ParsedOf<typeof inboxContract.saveReply>) {
  const { id, version, title, text } = input;
  const unknown = unknownVariables(text);
  if (unknown.length > 0) return refuse("unknown_variable", { names: unknown });
  if (id === null) {
    const added = { id: ctx.newId(), version: 1 };
    await insertReply(ctx.db, { ...added, title, text, createdAt: ctx.now });
    await recordAudit(ctx, { action: "reply.added", subject: { kind: "canned_reply", id: added.id } });
    return accept(added);
  }
  const seen = await editor.lock(ctx, { id, version });
  if (!seen.ok) return seen;
  const after = await editor.edit(ctx, seen.value, { title, text });
  await recordAudit(ctx, { action: "reply.changed", subject: { kind: "canned_reply", id } });
  return accept({ id, version: after.version });
}
