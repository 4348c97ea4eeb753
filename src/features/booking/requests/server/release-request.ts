import type { Context } from "#platform/context.ts";
import { lockRequest, type SeenRequest, setTaken } from "./set-taken.ts";

/** Releases a request for others to take, also on behalf of a colleague who is away. */
export async function releaseRequest(ctx: Context, input: SeenRequest) {
  const request = await lockRequest(ctx, input);
  return request.ok ? setTaken(ctx, request.value, null) : request;
}
