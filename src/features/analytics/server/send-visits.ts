import type { OutsideContext } from "#platform/jobs/work-jobs.ts";
import { deleteVisitEvents } from "./store.ts";
import { findWaitingEvents } from "./views.ts";

const batch = 200;
/** A round is over by then, so that the next one finds a free worker. */
const patienceMs = 20_000;

/**
 * Hands what was counted to the analytics service and forgets it here. Should the process die in between, an event is
 * sent twice rather than never; while the service cannot be reached, everything waits for the next round.
 */
export async function sendVisits(ctx: Omit<OutsideContext, "change">): Promise<void> {
  const { sendVisit } = ctx.outside;
  if (!sendVisit) return;
  const waiting = await findWaitingEvents(ctx.db, batch);
  const until = Date.now() + patienceMs;
  const done: string[] = [];
  for (const event of waiting) {
    const delivery = await sendVisit(event);
    if (delivery === "later") {
      ctx.log.warn({ waiting: waiting.length - done.length }, "the analytics service cannot be reached");
      break;
    }
    if (delivery === "refused") ctx.log.warn({ kind: event.kind }, "the analytics service refused an event");
    done.push(event.id);
    if (Date.now() > until) break;
  }
  await deleteVisitEvents(ctx.db, done);
}
