import { type RequestState, requestLifecycle } from "#domain/privacy/privacy-request.ts";
import { accept, type Result } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import { recordEditor } from "#platform/edit-record.ts";
import { type MoveRefusal, type RecordMove, recordMover } from "#platform/move-record.ts";
import { insertRequestMove, lockRequest, type RequestRow, updateRequest } from "./store.ts";

export const requestMover = recordMover<RequestState, RequestRow, Partial<RequestRow>>({
  lifecycle: requestLifecycle,
  lock: lockRequest,
  versionOf: ({ version }) => version,
  columnsOf: ({ state, version, updatedAt }) => ({ state, version, updatedAt }),
  update: updateRequest,
  insertMove: insertRequestMove,
});

export const requestEditor = recordEditor<RequestRow>({ lock: lockRequest, update: updateRequest });

/** The only function that answers a request. It completes the task too. */
export async function moveRequest(
  ctx: Context,
  move: RecordMove<RequestState, Partial<RequestRow>>,
): Promise<Result<RequestRow, MoveRefusal>> {
  const moved = await requestMover.move(ctx, move);
  if (!moved.ok) return moved;
  const { after } = moved.value;
  await recordAudit(ctx, {
    action: `privacy_request.${after.state}`,
    subject: { kind: "privacy_request", id: after.id },
  });
  await ctx.emit({ type: "privacy_request.answered", requestId: after.id });
  return accept(after);
}
