import type { Context } from "#platform/context.ts";
import { lockRequest, type SeenRequest, setTaken } from "./set-taken.ts";

/** Gives it back to the others; also for someone who has gone home. */
export async function releaseRequest(ctx: Context, input: SeenRequest) {
  const request = await lockRequest(ctx, input);
  return request.ok ? setTaken(ctx, request.value, null) : request;
}
