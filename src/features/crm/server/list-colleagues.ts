import { personAsking } from "#domain/account/person-asking.ts";
import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { findColleagues } from "./views.ts";

/** Lists those of our team who work with customers, in the order of their names. */
export async function listColleagues(ctx: Context) {
  const me = personAsking(ctx.actor);
  const colleagues = await findColleagues(ctx.db);
  return accept({ colleagues: colleagues.map((one) => ({ ...one, is_me: one.id === me })) });
}
