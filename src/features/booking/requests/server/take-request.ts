import { personAsking } from "#domain/account/person-asking.ts";
import { refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { lockRequest, type SeenRequest, setTaken } from "./set-taken.ts";

/** Says that I look after it. What someone else has taken must be given back first. */
export async function takeRequest(ctx: Context, asked: SeenRequest) {
  const me = personAsking(ctx.actor);
  const found = await lockRequest(ctx, asked);
  if (!found.ok) return found;
  const { takenBy } = found.value;
  if (takenBy !== null && takenBy !== me) return refuse("not_possible", { taken_by: takenBy });
  return setTaken(ctx, found.value, me);
}
