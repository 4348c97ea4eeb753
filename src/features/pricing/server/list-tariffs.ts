import { accept } from "#domain/result.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { describeTariffs } from "./describe-tariffs.ts";
import { findTariffs } from "./views.ts";

export async function listTariffs(ctx: Context) {
  return accept({ tariffs: describeTariffs(await findTariffs(ctx.db), localDateOf(ctx.now)) });
}
