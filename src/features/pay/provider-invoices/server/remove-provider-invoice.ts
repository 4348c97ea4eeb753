import { accept, type Result, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { OutputOf, ParsedOf } from "#platform/contract.ts";
import { keepDeleted } from "#platform/deletions/keep-deleted.ts";
import type { providerInvoicesContract } from "../contract.ts";
import { deleteProviderInvoice } from "./store.ts";

type Remove = typeof providerInvoicesContract.removeProviderInvoice;

export async function removeProviderInvoice(
  ctx: Context,
  { id, reason }: ParsedOf<Remove>,
): Promise<Result<OutputOf<Remove>, "not_found">> {
  await keepDeleted(ctx, "provider_invoice");
  const gone = await deleteProviderInvoice(ctx.db, id);
  if (!gone) return refuse("not_found");
  await recordAudit(ctx, {
    action: "provider_invoice.removed",
    subject: { kind: "provider_invoice", id },
    reason,
    details: { number: gone.number, amount_cents: gone.amountCents },
  });
  return accept({ number: gone.number });
}
