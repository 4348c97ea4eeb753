import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { finishTaskAbout } from "../../server/task-store.ts";

/** A privacy request has been answered: nothing is left to do about it. */
export async function finishPrivacyTask(ctx: Context, event: EventOf<"privacy_request.answered">): Promise<void> {
  const subject = { kind: "answer_privacy_request", subjectKind: "privacy_request", subjectId: event.requestId };
  await finishTaskAbout(ctx.db, subject, { at: ctx.now, by: null });
}
