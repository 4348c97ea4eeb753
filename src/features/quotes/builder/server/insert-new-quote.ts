import { personAsking } from "#domain/account/person-asking.ts";
import { nameOfActor } from "#domain/account/roles.ts";
import { quoteNumber } from "#domain/quote/quote-lifecycle.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import { insertQuote, insertQuoteMove, type NewQuote, type OptionRow, takeNumber } from "../../server/quote-store.ts";

type Contents = Omit<NewQuote, "id" | "number" | "version" | "state" | "createdAt" | "updatedAt" | "createdBy">;

/** Writes a draft under a new number, or as the next version of one. */
export async function insertNewQuote(
  ctx: Context,
  contents: Contents,
  optionsFor: (id: string) => OptionRow[],
  series?: { readonly number: string; readonly version: number },
): Promise<string> {
  const id = ctx.newId();
  const month = localDateOf(ctx.now).slice(2, 7).replace("-", "");
  const { number, version } = series ?? { number: quoteNumber(month, await takeNumber(ctx.db, month)), version: 1 };
  const createdBy = ctx.actor.kind === "person" ? personAsking(ctx.actor) : null;
  const made = { id, number, version, state: "draft", createdBy, createdAt: ctx.now, updatedAt: ctx.now } as const;
  await insertQuote(ctx.db, { ...contents, ...made }, optionsFor(id));
  const actor = nameOfActor(ctx.actor);
  await insertQuoteMove(ctx.db, { id: ctx.newId(), quoteId: id, toState: "draft", actor, createdAt: ctx.now });
  await recordAudit(ctx, { action: "quote.draft", subject: { kind: "quote", id }, details: { number, version } });
  return id;
}
