import { nameOfActor } from "#domain/account/roles.ts";
import { cents, formatMoney, shareOf } from "#domain/money/money.ts";
import { ruleOn } from "#domain/pay/pay-rule.ts";
import { type PayLine, percentText } from "#domain/pay/trip-pay.ts";
import { accept, refuse } from "#domain/result.ts";
import { localDate } from "#domain/time/local-time.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { writeItems } from "../../server/store.ts";
import type { earningsContract } from "../contract.ts";
import { findPaidDriver, findPayRules } from "./views.ts";

/** A bonus, a deduction, or the driver’s share of a tip paid to us, with its reason on the statement. */
export async function addAdjustment(ctx: Context, input: ParsedOf<typeof earningsContract.addAdjustment>) {
  const driver = await findPaidDriver(ctx.db, input.driver_id);
  if (!driver) return refuse("not_found");

  const [rules, on] = [await findPayRules(ctx.db), localDate(input.earned_on)];
  const payee = { driverId: driver.id, providerId: driver.providerId };
  // For a provider without a rule, tips are shared as with our own drivers.
  const rule = ruleOn(rules, payee, on) ?? ruleOn(rules, { ...payee, providerId: null }, on);
  const isTip = input.direction === "tip";
  if (isTip && (!rule || rule.tipShare === 0)) return refuse("no_tip_share");

  const id = ctx.newId();
  const line = isTip ? tipLine(input, rule?.tipShare ?? 0) : adjustmentLine(input);
  await writeItems(ctx.db, [
    {
      id,
      kind: isTip ? "tip" : "adjustment",
      sourceId: id,
      driverId: driver.id,
      providerId: driver.providerId,
      ruleId: isTip ? rule?.id : null,
      earnedOn: localDate(input.earned_on),
      lines: [line],
      amountCents: line.amountCents,
      createdBy: nameOfActor(ctx.actor),
      createdAt: ctx.now,
      updatedAt: ctx.now,
    },
  ]);
  await recordAudit(ctx, {
    action: "pay_adjustment.added",
    subject: { kind: "driver", id: driver.id },
    reason: input.text,
    details: { amount_cents: line.amountCents },
  });
  return accept({ id });
}

type Entered = Pick<ParsedOf<typeof earningsContract.addAdjustment>, "amount_cents" | "direction" | "text">;

const adjustmentLine = ({ amount_cents, direction, text }: Entered): PayLine => ({
  text,
  amountCents: direction === "deduct" ? -amount_cents : amount_cents,
});

/** Drivers may know about their tip, so the line shows the customer’s amount and the share. */
const tipLine = ({ amount_cents, text }: Entered, share: number): PayLine => ({
  text: `${percentText(share)} of ${formatMoney(cents(amount_cents))}: ${text}`,
  amountCents: shareOf(cents(amount_cents), share),
});
