import { guestPayers } from "#domain/partner/partner-price.ts";
import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { findSettings } from "../../server/selling-views.ts";
import { askAsPartner, hasOpenAccount } from "./ask-as-partner.ts";

/** What a partner’s desk books by. */
export async function portalTerms(ctx: Context) {
  const asked = await askAsPartner(ctx);
  if (!asked.ok) return asked;
  const { name, kind, area, model, markupRate } = asked.value;
  const hasAccount = await hasOpenAccount(ctx, asked.value, 0);
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
