import { refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { bookAs } from "../../server/book-as-partner.ts";
import type { partnerApiContract } from "../contract.ts";

/** The same booking as in the partner’s dashboard, made by the key’s creator. */
export async function apiBook(ctx: Context, { key, ...trip }: ParsedOf<typeof partnerApiContract.apiBook>) {
  const result = await ctx.organisations.recogniseKey(ctx, key);
  if (!result) return refuse("bad_key");
  return bookAs(ctx, trip, { partner: result.partner, bookerId: result.userId, touch: { channel: "api" } });
}
