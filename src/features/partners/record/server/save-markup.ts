import { accept } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { ownedPartner } from "../../server/owned-partner.ts";
import type { partnerRecordContract } from "../contract.ts";
import { updateOrganisation } from "./store.ts";

/** Only its owner may set the partner’s own price to its clients. */
export async function saveMarkup(ctx: Context, { markup_rate }: ParsedOf<typeof partnerRecordContract.saveMarkup>) {
  const own = await ownedPartner(ctx);
  if (!own.ok) return own;
  await updateOrganisation(ctx.db, own.value.id, { markupRate: markup_rate });
  await recordAudit(ctx, {
    action: "partner.markup_saved",
    subject: { kind: "organisation", id: own.value.id },
    details: { markup_rate },
  });
  return accept({ markup_rate });
}
