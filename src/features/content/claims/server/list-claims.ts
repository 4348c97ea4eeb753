import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { describeClaims } from "./describe-claims.ts";

export async function listClaims(ctx: Context) {
  return accept(await describeClaims(ctx));
}
