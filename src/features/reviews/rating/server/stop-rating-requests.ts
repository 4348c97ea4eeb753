import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { insertOptOut } from "../../server/rating-store.ts";
import { ratingIdOf } from "./rating-link.ts";
import { findRequest } from "./views.ts";

/** Stops rating requests to the address that this link was sent to. */
export async function stopRatingRequests(ctx: Context, { token }: { token: string }) {
  const id = ratingIdOf(ctx, token);
  const request = id && (await findRequest(ctx.db, id));
  if (!request) return refuse("not_found");
  await insertOptOut(ctx.db, request.email, ctx.now);
  return accept({});
}
