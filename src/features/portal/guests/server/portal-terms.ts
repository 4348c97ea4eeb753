import { guestPayers } from "#domain/partner/partner-price.ts";
import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { askAsPartner, hasOpenAccount } from "../../server/ask-as-partner.ts";
import { findSettings } from "../../server/views.ts";

/** The terms on which a partner books. */
export async function portalTerms(ctx: Context) {
  const result = await askAsPartner(ctx);
  if (!result.ok) return result;
  const { name, kind, area, model, markupRate } = result.value;
  const hasAccount = await hasOpenAccount(ctx, result.value, 0);
  const { policies } = await findSettings(ctx.db);
  return accept({
    name,
    kind,
    address: kind === "hotel" ? [name, area].filter(Boolean).join(", ") : "",
    model,
    markup_rate: markupRate,
    payers: guestPayers.filter((payer) => payer !== "account" || hasAccount),
    has_account: hasAccount,
    hold_hours: policies.holdHoursTransfer,
  });
}
