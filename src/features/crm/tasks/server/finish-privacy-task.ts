import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { finishTaskAbout } from "../../server/task-store.ts";

type Ended = EventOf<"privacy_request.answered" | "breach.closed">;

/** A privacy request has been answered or a breach closed: nothing is left to do about it. */
export async function finishPrivacyTask(ctx: Context, event: Ended): Promise<void> {
  const subject =
    event.type === "breach.closed"
      ? { kind: "handle_breach", subjectKind: "breach", subjectId: event.breachId }
      : { kind: "answer_privacy_request", subjectKind: "privacy_request", subjectId: event.requestId };
  await finishTaskAbout(ctx.db, subject, { at: ctx.now, by: null });
}
