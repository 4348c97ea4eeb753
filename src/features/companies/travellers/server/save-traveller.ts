import { accept, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { nextVersion } from "#platform/edit-record.ts";
import { lockCompany } from "../../server/company-store.ts";
import { openToChange } from "../../server/open-company.ts";
import type { TravellerForm, travellersContract } from "../contract.ts";
import { insertTraveller, lockTravellers, updateTraveller } from "./store.ts";

/** Adds or changes a traveller. */
export async function saveTraveller(ctx: Context, input: ParsedOf<typeof travellersContract.saveTraveller>) {
  const company = await openToChange(ctx, input.organisation_id);
  if (!company.ok) return company;
  const organisationId = company.value.id;
  const account = await lockCompany(ctx.db, organisationId);
  const all = await lockTravellers(ctx.db, organisationId);
  const match = all.find(({ id }) => id === input.id);
  if (input.id !== null && !match) return refuse("traveller_not_found");
  if (match && match.version !== input.version) return refuse("changed_meanwhile");
  const isTaken = all.some(({ id, email }) => id !== input.id && email.toLowerCase() === input.email.toLowerCase());
  if (isTaken) return refuse("email_taken");
  if (input.cost_centre && !account?.costCentres.some(({ code }) => code === input.cost_centre))
    return refuse("cost_centre_unknown");

  const id = match?.id ?? ctx.newId();
  // The date of consent stays as first recorded.
  const consentedAt = input.has_consented ? (match?.consentedAt ?? ctx.now) : null;
  const columns = { ...columnsOf(input), consentedAt, updatedAt: ctx.now };
  if (match) await updateTraveller(ctx.db, { organisationId, id }, { ...columns, version: nextVersion(match) });
  else await insertTraveller(ctx.db, { ...columns, id, organisationId, createdAt: ctx.now });
  await recordAudit(ctx, {
    action: match ? "company.traveller_changed" : "company.traveller_added",
    subject: { kind: "organisation", id: organisationId },
    details: { traveller: id, is_approver: input.is_approver, is_active: input.is_active },
  });
  return accept({ id });
}

export const columnsOf = (form: TravellerForm) => ({
  firstName: form.first_name,
  lastName: form.last_name,
  email: form.email,
  phone: form.phone,
  costCentre: form.cost_centre,
  isApprover: form.is_approver,
  isActive: form.is_active,
});
