import { accept } from "#domain/result.ts";
import { addDays, localDateOf, localTime, momentOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { countByGateway } from "./views.ts";

export async function channelFigures(ctx: Context) {
  const today = localDateOf(ctx.now);
  const first = addDays(today, 1 - Number(today.slice(8)));
  return accept({ gateways: await countByGateway(ctx.db, momentOf(first, localTime("00:00"))) });
}
