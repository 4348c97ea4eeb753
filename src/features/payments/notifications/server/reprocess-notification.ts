import { accept, type Result, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { OutputOf, RefusalOf } from "#platform/contract.ts";
import type { notificationsContract } from "../contract.ts";
import { keepNotification } from "./keep-notification.ts";
import { lockNotification } from "./store.ts";

type Replay = typeof notificationsContract.reprocessNotification;

export const isJudged = ({ verdict }: { readonly verdict: string }) => verdict !== "waiting";

/** Processes a message again with its original sender. The first result is kept. */
export async function reprocessNotification(
  ctx: Context,
  { id }: { id: string },
): Promise<Result<OutputOf<Replay>, RefusalOf<Replay>>> {
  const first = await lockNotification(ctx.db, id);
  if (!first) return refuse("not_found");
  if (!isJudged(first)) return refuse("being_judged");
  const { provider, raw, ip, headers } = first;
  const replay = await keepNotification(ctx, { provider, raw, ip, headers, replayOf: first.replayOf ?? first.id });
  await recordAudit(ctx, {
    action: "payment_notice.replayed",
    subject: { kind: "payment_notification", id },
    details: { replay, verdict: first.verdict },
  });
  return accept({ id: replay });
}
