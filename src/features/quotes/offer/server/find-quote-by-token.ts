import { isStaffRole } from "#domain/account/roles.ts";
import { accept, type Result, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { quoteIdOf } from "../../server/make-token.ts";
import { lockQuote, type QuoteRow } from "../../server/quote-store.ts";

/** The quote behind a link, locked. Only our team can open a draft. */
export async function findQuoteByToken(ctx: Context, token: string): Promise<Result<QuoteRow, "not_found">> {
  const id = quoteIdOf(ctx, token);
  const quote = id && (await lockQuote(ctx.db, id));
  if (!quote || (quote.state === "draft" && !isStaff(ctx))) return refuse("not_found");
  return accept(quote);
}

export const isStaff = ({ actor }: Context): boolean => actor.kind === "person" && actor.roles.some(isStaffRole);
