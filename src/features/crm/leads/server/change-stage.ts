import { personAsking } from "#domain/account/person-asking.ts";
import { type PipelineStage, stageObstacle } from "#domain/enquiry/pipeline.ts";
import { refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { EnquiryChanges, EnquiryRow } from "../../server/enquiry-store.ts";
import { finishTaskAbout } from "../../server/task-store.ts";
import type { pipelineContract } from "../pipeline-contract.ts";
import { answerMoved, lockedEnquiry, moveEnquiry } from "./move-enquiry.ts";
import { findEnquiryProgress, findLastMover } from "./pipeline-views.ts";

/** Moves an enquiry to another column, as its lifecycle allows. The second of two reads who was first. */
export async function changeStage(ctx: Context, input: ParsedOf<typeof pipelineContract.changeStage>) {
  const { id, version, to, reason } = input;
  if (to === "lost" && reason === "") return refuse("reason_missing");
  const locked = await lockedEnquiry(ctx, { id, version });
  if (!locked.ok) {
    if (locked.reason !== "changed_meanwhile") return locked;
    return refuse("changed_meanwhile", { ...locked.details, by: await findLastMover(ctx.db, id) });
  }
  const { wasAnswered, hasSentQuote } = await findEnquiryProgress(ctx.db, id);
  const { state } = locked.value;
  const card = { kind: "enquiry", state, wasAnswered: wasAnswered || hasSentQuote, hasSentQuote } as const;
  const obstacle = stageObstacle(card, to);
  if (obstacle === "customer_decides") throw new Error("An enquiry is no quote.");
  if (obstacle) return refuse(obstacle);

  const changes = changesFor(ctx, locked.value, to, reason);
  if (changes.answeredAt) await finishBreachTask(ctx, locked.value.reference);
  return answerMoved(await moveEnquiry(ctx, { id, version, to, reason, changes }));
}

/** Being in touch keeps the promise of an answer; undoing that takes it back. */
function changesFor(ctx: Context, enquiry: EnquiryRow, to: PipelineStage, reason: string): EnquiryChanges {
  const lostReason = to === "lost" ? reason : null;
  if (to === "new") return { lostReason, answeredAt: null };
  return to === "lost" ? { lostReason } : { lostReason, answeredAt: enquiry.answeredAt ?? ctx.now };
}

async function finishBreachTask(ctx: Context, reference: string) {
  const about = { kind: "sla_breach", subjectKind: "enquiry", subjectId: reference };
  await finishTaskAbout(ctx.db, about, { at: ctx.now, by: personAsking(ctx.actor) });
}
