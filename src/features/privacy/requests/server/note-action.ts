import type { Context } from "#platform/context.ts";
import { requestEditor } from "./move-request.ts";

/** Records a download or an erasure for this request. An unknown request is ignored. */
export async function noteAction(ctx: Context, requestId: string | null, action: "copied" | "erased"): Promise<void> {
  if (requestId === null) return;
  const locked = await requestEditor.lock(ctx, { id: requestId });
  if (!locked.ok) return;
  await requestEditor.edit(ctx, locked.value, action === "copied" ? { copiedAt: ctx.now } : { erasedAt: ctx.now });
}
