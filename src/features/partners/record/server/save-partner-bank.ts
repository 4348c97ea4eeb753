import { accept, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { partnerRecordContract } from "../contract.ts";
import { lockOrganisation, updateOrganisation } from "./store.ts";
import { hasOpenPayout } from "./views.ts";

/** Where a partner is paid. Not while a payout that someone approved for the account before is on its way. */
export async function savePartnerBank(ctx: Context, input: ParsedOf<typeof partnerRecordContract.savePartnerBank>) {
  const { organisation_id: id, bank } = input;
  const organisation = await lockOrganisation(ctx.db, id);
  if (!organisation) return refuse("not_found");
  if (organisation.version !== input.version) return refuse("changed_meanwhile");
  if (organisation.bankAccountNumber !== "" && (await hasOpenPayout(ctx.db, id))) return refuse("payout_open");
  const version = organisation.version + 1;
  await updateOrganisation(ctx.db, id, {
    bankName: bank.bank_name,
    bankAccountName: bank.bank_account_name,
    bankAccountNumber: bank.bank_account_number,
    bankBranchCode: bank.bank_branch_code,
    bankAccountType: bank.bank_account_type,
    version,
  });
  await recordAudit(ctx, {
    action: "partner.bank_saved",
    subject: { kind: "organisation", id },
    details: { ends_with: bank.bank_account_number.slice(-3) },
  });
  return accept({ version });
}
