import { settled } from "#domain/page/page-lifecycle.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import { findDuePages, updatePage } from "./store.ts";

/** Writes down what the clock has decided; visitors see it from its moment on, whether or not this has run. */
export async function settlePages(ctx: Context): Promise<void> {
  const due = await findDuePages(ctx.db, ctx.now);
  for (const page of due) {
    const { state, shownNumber, comingNumber, publishAt } = settled(page, ctx.now);
    await updatePage(ctx.db, page.id, { state, shownNumber, comingNumber, publishAt });
    await recordAudit(ctx, {
      action: `page.${state}`,
      subject: { kind: "page", id: page.id },
      details: { before: { state: page.state }, after: { state } },
    });
  }
  if (due.length > 0) await ctx.touchSite();
}
