import { accept, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { partnerRecordContract } from "../contract.ts";
import { organisationEditor } from "./save-partner-terms.ts";
import { hasOpenPayout } from "./views.ts";

/** Saves a partner’s bank account, but not while a payout approved for the previous one is open. */
export async function savePartnerBank(ctx: Context, input: ParsedOf<typeof partnerRecordContract.savePartnerBank>) {
  const { organisation_id: id, bank } = input;
  const seen = await organisationEditor.lock(ctx, { id, version: input.version });
  if (!seen.ok) return seen;
  const organisation = seen.value;
  if (organisation.bankAccountNumber !== "" && (await hasOpenPayout(ctx.db, id))) return refuse("payout_open");
  const { version } = await organisationEditor.edit(ctx, organisation, {
    bankName: bank.bank_name,
    bankAccountName: bank.bank_account_name,
    bankAccountNumber: bank.bank_account_number,
    bankBranchCode: bank.bank_branch_code,
    bankAccountType: bank.bank_account_type,
  });
  await recordAudit(ctx, {
    action: "partner.bank_saved",
    subject: { kind: "organisation", id },
    details: { ends_with: bank.bank_account_number.slice(-3) },
  });
  return accept({ version });
}
