import type { Context } from "#platform/context.ts";
import { lockRequest, type SeenRequest, setTaken } from "./set-taken.ts";

/** Gives it back to the others; also for someone who has gone home. */
export async function releaseRequest(ctx: Context, asked: SeenRequest) {
  const found = await lockRequest(ctx, asked);
  return found.ok ? setTaken(ctx, found.value, null) : found;
}
