import { personAsking } from "#domain/account/person-asking.ts";
import { refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { lockRequest, type SeenRequest, setTaken } from "./set-taken.ts";

/** Takes charge of a request. One that a colleague took must be released first. */
export async function takeRequest(ctx: Context, input: SeenRequest) {
  const me = personAsking(ctx.actor);
  const request = await lockRequest(ctx, input);
  if (!request.ok) return request;
  const { takenBy } = request.value;
  if (takenBy !== null && takenBy !== me) return refuse("not_possible", { taken_by: takenBy });
  return setTaken(ctx, request.value, me);
}
