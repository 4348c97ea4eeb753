import { visitorNotice } from "#domain/company/maintenance.ts";
import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { findMaintenance, findOtherWay } from "./views.ts";

export async function siteNotice(ctx: Context, _input: object) {
  const maintenance = await findMaintenance(ctx.db, ctx.now);
  if (!maintenance) return accept({ text: "" });
  return accept({ text: visitorNotice(maintenance, { now: ctx.now, otherWay: await findOtherWay(ctx.db) }) });
}
