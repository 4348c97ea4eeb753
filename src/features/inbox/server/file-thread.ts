import { accept } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { inboxContract } from "../contract.ts";
import { editThread, lockSeenThread } from "./keep-thread.ts";

/** Says whose turn it is. What is done comes back by itself when they write again. */
export async function fileThread(ctx: Context, input: ParsedOf<typeof inboxContract.fileThread>) {
  const seen = await lockSeenThread(ctx, input);
  if (!seen.ok) return seen;
  const { waits_for: waitsFor } = input;
  const isOurs = waitsFor === "team";
  const after = await editThread(ctx, seen.value, {
    waitsFor,
    ...(!isOurs && { answerDueAt: null, isUnread: false }),
  });
  await recordAudit(ctx, {
    action: "thread.filed",
    subject: { kind: "thread", id: after.id },
    details: { waits_for: waitsFor },
  });
  return accept({ thread: after.id, version: after.version });
}
