import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { documentsContract } from "../contract.ts";
import { documentMover } from "./move-document.ts";
import { tellOfDocument } from "./tell-of-document.ts";

/** Rejects a document that is unreadable, someone else's or false, so that it does not count. */
export async function rejectDocument(ctx: Context, input: ParsedOf<typeof documentsContract.rejectDocument>) {
  const { id, version, reason } = input;
  const moved = await documentMover.move(ctx, {
    id,
    version,
    to: "rejected",
    reason,
    changes: { rejectReason: reason },
  });
  if (!moved.ok) return moved;
  await tellOfDocument(ctx, moved.value.after, "rejected", reason);
  return accept({ id, version: moved.value.after.version });
}
