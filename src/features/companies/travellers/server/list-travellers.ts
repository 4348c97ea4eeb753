import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { toWire } from "#platform/to-wire.ts";
import { openCompany } from "../../server/open-company.ts";
import { type Traveller, traveller } from "../contract.ts";
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

const describeTraveller = (row: TravellerRow): Traveller =>
  toWire(traveller, row, { has_consented: row.consentedAt !== null });
