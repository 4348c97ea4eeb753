import { nameOfActor } from "#domain/account/roles.ts";
import {
  dueOf,
  type IdentityProof,
  type RequestKind,
  type RequestSource,
  soonDays,
} from "#domain/privacy/privacy-request.ts";
import { requestKindLabels } from "#domain/privacy/privacy-request-labels.ts";
import { addHours, formatDate, localDateOf } from "#domain/time/local-time.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import { requestMover } from "./move-request.ts";
import { insertRequest } from "./store.ts";

type NewRequest = {
  /** Given if the request had an id before it was recorded. */
  readonly id?: string;
  readonly kind: RequestKind;
  readonly source: RequestSource;
  /** The proof of identity, if there is one already. */
  readonly identity?: IdentityProof;
  readonly userId: string | null;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly words: string;
  readonly receivedAt: Date;
};

/** Starts a request’s clock, and creates a task due a week before it ends. */
export async function openRequest(ctx: Context, request: NewRequest) {
  const id = request.id ?? ctx.newId();
  const reference = ctx.newReference("PR");
  const dueAt = dueOf(request.receivedAt);
  await insertRequest(ctx.db, {
    ...request,
    id,
    reference,
    state: "open",
    identity: request.identity ?? null,
    dueAt,
    createdBy: nameOfActor(ctx.actor),
    createdAt: ctx.now,
    updatedAt: ctx.now,
  });
  await requestMover.record(ctx, { id, from: null, to: "open" });
  await recordAudit(ctx, { action: "privacy_request.received", subject: { kind: "privacy_request", id } });
  await ctx.emit({
    type: "task.wanted",
    kind: "answer_privacy_request",
    subjectKind: "privacy_request",
    subjectId: id,
    // The name stays in the request, where it can be erased.
    title: `${reference}, ${requestKindLabels[request.kind]}. Answer by ${formatDate(localDateOf(dueAt))}.`,
    dueAt: addHours(dueAt, -24 * soonDays).toISOString(),
  });
  return { id, reference, dueAt };
}
