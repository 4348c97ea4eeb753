import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { openCompany } from "../../server/open-company.ts";
import type { Traveller } from "../contract.ts";
import type { TravellerRow } from "./store.ts";
import { findCostCentres, findTravellers } from "./views.ts";

export async function listTravellers(ctx: Context, { organisation_id }: { organisation_id: string | null }) {
  const company = await openCompany(ctx, organisation_id);
  if (!company.ok) return company;
  const { id } = company.value;
  return accept({
    travellers: (await findTravellers(ctx.db, id)).map(describeTraveller),
    cost_centres: (await findCostCentres(ctx.db, id)).map(({ code, name }) => ({ code, name })),
  });
}

const describeTraveller = (row: TravellerRow): Traveller => ({
  id: row.id,
  version: row.version,
  first_name: row.firstName,
  last_name: row.lastName,
  email: row.email,
  phone: row.phone,
  cost_centre: row.costCentre,
  is_approver: row.isApprover,
  is_active: row.isActive,
  has_consented: row.consentedAt !== null,
});
