import { refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { ownedProvider } from "../../server/owned-provider.ts";
import type { providerInvoicesContract } from "../contract.ts";
import { recordProviderInvoice } from "./record-provider-invoice.ts";

/** A provider sends its own invoice, which is treated as if our team had recorded it. */
export async function sendProviderInvoice(
  ctx: Context,
  input: ParsedOf<typeof providerInvoicesContract.sendProviderInvoice>,
) {
  const own = await ownedProvider(ctx);
  if (!own.ok) return own;
  const recorded = await recordProviderInvoice(ctx, { ...input, provider_id: own.value });
  if (recorded.ok) return recorded;
  return recorded.reason === "not_found" ? refuse("owners_only") : refuse(recorded.reason);
}
