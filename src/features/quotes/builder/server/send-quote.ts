import { cents, subtract } from "#domain/money/money.ts";
import { taxOn } from "#domain/money/vat.ts";
import { priceConcern } from "#domain/quote/price-concern.ts";
import { quoteGaps } from "#domain/quote/quote-gaps.ts";
import { isTooNearToQuote, quoteEndsHoursBeforePickup, vehiclesKeptUntil } from "#domain/quote/quote-lifecycle.ts";
import { accept, type Result, refuse } from "#domain/result.ts";
import { addHours, localDateOf } from "#domain/time/local-time.ts";
import { undoableActions } from "#domain/undo/undo-window.ts";
import type { Context } from "#platform/context.ts";
import { lockedQuote, moveQuote } from "../../server/move-quote.ts";
import { type OptionRow, type QuoteRow, replaceOptions } from "../../server/quote-store.ts";
import {
  draftOf,
  firstPickup,
  journeyOfOption,
  optionRows,
  sumOfRow,
  taxedAs,
  untaxed,
} from "../../server/read-draft.ts";
import { findCompanySettings, findOptions } from "../../server/views.ts";
import { promosOf } from "./check-option-promo.ts";

/** Sends a draft. From now on the row is the promise to the customer, with only the vehicles actually held. */
export async function sendQuote(ctx: Context, input: { id: string; row_version: number; is_confirmed?: boolean }) {
  const result = await lockedQuote(ctx, { id: input.id, rowVersion: input.row_version });
  if (!result.ok) return result;
  const quote = result.value;
  const options = await withPromosOfNow(ctx, quote);
  if (!options.ok) return options;
  return sendWith(ctx, quote, options.value, input.is_confirmed ?? false);
}

async function sendWith(ctx: Context, quote: QuoteRow, options: readonly OptionRow[], isConfirmed: boolean) {
  const missing = missingIn(quote, options);
  if (missing.length > 0) return refuse("incomplete", { missing });
  const concerns = await concernsIn(ctx, quote, options);
  if (concerns.length > 0 && !isConfirmed) return refuse("needs_confirmation", { concerns });
  const validUntil = await validityOf(ctx, quote, options);
  if (!validUntil.ok) return validUntil;

  await ctx.holdBack(async () => ({
    kind: "quote",
    permission: "change_customers",
    title: `${undoableActions.quote}: ${quote.number}`,
    subjects: [`quote:${quote.id}`],
  }));
  if (options.some(({ promoCode }) => promoCode !== "")) await replaceOptions(ctx.db, quote.id, options);
  const changes = { sentAt: ctx.now, validUntil: validUntil.value, reminders: 0 };
  const moved = await moveQuote(ctx, { id: quote.id, to: "sent", changes });
  if (!moved.ok) return moved;
  const until = vehiclesKeptUntil(ctx.now, validUntil.value);
  const isKept = quote.keepsVehicle && (await ctx.bookings.keepForQuote(ctx, { quoteId: quote.id, until }));
  await ctx.emit({ type: "quote.sent", quoteId: quote.id });
  const { id, state, rowVersion } = moved.value;
  return accept({ id, state, row_version: rowVersion, vehicle_kept_until: isKept ? until.toISOString() : null });
}

/** The codes of the options as they may be used now: from here on they are promised. */
async function withPromosOfNow(ctx: Context, quote: QuoteRow): Promise<Result<readonly OptionRow[], "promo_refused">> {
  const rows = await findOptions(ctx.db, quote.id);
  const draft = draftOf(quote, rows);
  const { kept, problems } = await promosOf(ctx, draft, quote);
  const [first] = problems;
  if (first) return refuse("promo_refused", { text: `Option ${first.letter}: ${first.text}` });
  return accept(optionRows(ctx, quote.id, draft.options, kept));
}

const missingIn = (quote: QuoteRow, options: readonly OptionRow[]) =>
  quoteGaps({
    customerName: quote.customerName,
    customerEmail: quote.customerEmail,
    options: options.map((option) => ({
      hasPickupDate: journeyOfOption(quote, option).pickup_date !== null,
      lines: option.lines.length,
      total: sumOfRow(option, untaxed).total,
    })),
  });

/** An option that is free or below cost is probably a mistake. */
async function concernsIn(ctx: Context, quote: QuoteRow, options: readonly OptionRow[]) {
  const { tax } = await findCompanySettings(ctx.db);
  const today = taxOn(tax, localDateOf(ctx.now));
  return options.flatMap((option) => {
    const { total, vat } = sumOfRow(option, taxedAs(today, quote, option));
    const concern = priceConcern({ net: subtract(total, vat), cost: cents(option.costCents) });
    return concern ? [{ letter: option.letter, concern }] : [];
  });
}

/** The chosen validity, or a new one if it expired while a draft; never too close to the pickup. */
async function validityOf(
  ctx: Context,
  quote: QuoteRow,
  options: readonly OptionRow[],
): Promise<Result<Date, "pickup_too_near">> {
  const pickupAt = firstPickup(quote, options);
  const { policies } = await findCompanySettings(ctx.db);
  const preferred = quote.validUntil > ctx.now ? quote.validUntil : addHours(ctx.now, policies.quoteValidHours);
  if (isTooNearToQuote(pickupAt, ctx.now)) return refuse("pickup_too_near");
  const latest = pickupAt ? addHours(pickupAt, -quoteEndsHoursBeforePickup) : preferred;
  return accept(latest < preferred ? latest : preferred);
}
