import { accept } from "#domain/result.ts";
import { addDays, addMonths, localDate, localDateOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { findIsPublished } from "./promise-views.ts";
import { promisesWithin } from "./read-promises.ts";

/** The public data: the last twelve whole months, or nothing while the company keeps it private. */
export async function keptPromises(ctx: Context) {
  if (!(await findIsPublished(ctx.db))) return accept({ published: null });
  const first = localDate(`${localDateOf(ctx.now).slice(0, 7)}-01`);
  const period = { from: addMonths(first, -12), until: addDays(first, -1) };
  const promises = await promisesWithin(ctx, { period, service: "", source: "" });
  return accept({ published: { ...period, promises } });
}
