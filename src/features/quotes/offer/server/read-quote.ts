import { isStaffRole } from "#domain/account/roles.ts";
import { accept, type Result, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { quoteIdOf } from "../../server/make-token.ts";
import { moveQuote } from "../../server/move-quote.ts";
import { insertView, lockQuote, type QuoteRow } from "../../server/quote-store.ts";
import { showQuote, standingAt } from "../../server/show-quote.ts";

/** Opens a quote by its link. An opening by the customer is counted, one by the office is not. */
export async function readQuote(ctx: Context, { token }: { token: string }) {
  const found = await quoteByToken(ctx, token);
  if (!found.ok) return found;
  const isPreview = isStaff(ctx);
  const quote = isPreview ? found.value : await counted(ctx, found.value);
  return accept(await showQuote(ctx, quote, isPreview));
}

/** The quote a link opens, under lock. A draft exists for the office alone. */
export async function quoteByToken(ctx: Context, token: string): Promise<Result<QuoteRow, "not_found">> {
  const id = quoteIdOf(ctx, token);
  const quote = id && (await lockQuote(ctx.db, id));
  if (!quote || (quote.state === "draft" && !isStaff(ctx))) return refuse("not_found");
  return accept(quote);
}

export const isStaff = ({ actor }: Context): boolean => actor.kind === "person" && actor.roles.some(isStaffRole);

async function counted(ctx: Context, quote: QuoteRow): Promise<QuoteRow> {
  if (standingAt(quote, ctx.now) !== "open") return quote;
  const { address: ip, userAgent } = ctx.caller;
  await insertView(ctx.db, {
    id: ctx.newId(),
    quoteId: quote.id,
    viewedAt: ctx.now,
    ip,
    userAgent: userAgent.slice(0, 300),
  });
  if (quote.state !== "sent") return quote;
  const moved = await moveQuote(ctx, { id: quote.id, to: "viewed" });
  return moved.ok ? moved.value : quote;
}
