import { accept, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { lockCompany } from "../../record/server/store.ts";
import { openToChange } from "../../server/open-company.ts";
import type { TravellerForm, travellersContract } from "../contract.ts";
import { insertTraveller, lockTravellers, updateTraveller } from "./store.ts";

/** Adds someone a company books for, or changes what is known of them. */
export async function saveTraveller(ctx: Context, asked: ParsedOf<typeof travellersContract.saveTraveller>) {
  const company = await openToChange(ctx, asked.organisation_id);
  if (!company.ok) return company;
  const organisationId = company.value.id;
  const account = await lockCompany(ctx.db, organisationId);
  const all = await lockTravellers(ctx.db, organisationId);
  const found = all.find(({ id }) => id === asked.id);
  if (asked.id !== null && !found) return refuse("traveller_not_found");
  if (found && found.version !== asked.version) return refuse("changed_meanwhile");
  const isTaken = all.some(({ id, email }) => id !== asked.id && email.toLowerCase() === asked.email.toLowerCase());
  if (isTaken) return refuse("email_taken");
  if (asked.cost_centre && !account?.costCentres.some(({ code }) => code === asked.cost_centre))
    return refuse("cost_centre_unknown");

  const id = found?.id ?? ctx.newId();
  // When they agreed stays as it was first said.
  const consentedAt = asked.has_consented ? (found?.consentedAt ?? ctx.now) : null;
  const columns = { ...columnsOf(asked), consentedAt, updatedAt: ctx.now };
  if (found) await updateTraveller(ctx.db, { organisationId, id }, { ...columns, version: found.version + 1 });
  else await insertTraveller(ctx.db, { ...columns, id, organisationId, createdAt: ctx.now });
  await recordAudit(ctx, {
    action: found ? "company.traveller_changed" : "company.traveller_added",
    subject: { kind: "organisation", id: organisationId },
    details: { traveller: id, is_approver: asked.is_approver, is_active: asked.is_active },
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
