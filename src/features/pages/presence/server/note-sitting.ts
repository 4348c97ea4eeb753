import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { keepSitting } from "../../server/sitting-store.ts";
import { findOthers } from "../../server/sitting-views.ts";
import { findPage } from "../../server/views.ts";
import type { presenceContract } from "../contract.ts";

export async function noteSitting(ctx: Context, input: ParsedOf<typeof presenceContract.noteSitting>) {
  const { id, sitting } = input;
  if (!(await findPage(ctx.db, id))) return refuse("not_found");
  await keepSitting(ctx, input);
  return accept({ others: await findOthers(ctx.db, { pageId: id, sitting, now: ctx.now }) });
}
