import { ageingBands } from "#domain/invoice/invoice-balance.ts";
import { accept } from "#domain/result.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { countDrafts, findAgeing } from "./views.ts";

/** Amounts due by age; an empty band is zero. */
export async function invoiceFigures(ctx: Context) {
  const result = await findAgeing(ctx.db, localDateOf(ctx.now));
  const ageing = ageingBands.map((band) => {
    const row = result.find((one) => one.band === band);
    return { band, invoices: row?.invoices ?? 0, open_cents: row?.openCents ?? 0 };
  });
  return accept({ ageing, drafts: await countDrafts(ctx.db) });
}
