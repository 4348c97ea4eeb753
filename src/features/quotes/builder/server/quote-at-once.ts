import { refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { findOptions } from "../../server/views.ts";
import { createQuote } from "./create-quote.ts";
import { sendQuote } from "./send-quote.ts";

/** Confirms the tariff's price: a quote with one option, sent immediately. */
export async function quoteAtOnce(ctx: Context, { booking_id }: { booking_id: string }) {
  const started = await createQuote(ctx, { booking_id });
  if (!started.ok) return started;
  const { id, row_version } = started.value;
  if ((await findOptions(ctx.db, id)).length === 0) return refuse("no_price");
  const sent = await sendQuote(ctx, { id, row_version });
  if (sent.ok) return sent;
  return refuse(sent.reason === "pickup_too_near" ? sent.reason : "no_price");
}
