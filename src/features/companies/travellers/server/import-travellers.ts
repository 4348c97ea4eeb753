import type { MemberRole } from "#domain/partner/partner-terms.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { lockImport, runImport } from "#platform/imports/run-import.ts";
import { lockCompany } from "../../server/company-store.ts";
import { openToChange } from "../../server/open-company.ts";
import { findName, findSigningIn } from "../../server/user-views.ts";
import type { TravellerForm, travellersContract } from "../contract.ts";
import { judgeTravellers, ofTravellers } from "./judge-travellers.ts";
import { columnsOf } from "./save-traveller.ts";
import { insertTraveller, lockTravellers, updateTraveller } from "./store.ts";

/** Imports what the preview showed, all or nothing: a traveller changed since then needs a new preview. */
export async function importTravellers(
  ctx: Context,
  { organisation_id, rows, file_name }: ParsedOf<typeof travellersContract.importTravellers>,
) {
  const company = await openToChange(ctx, organisation_id);
  if (!company.ok) return company;
  const organisationId = company.value.id;
  await lockImport(ctx.db, ofTravellers(organisationId));
  // Locks the company first, as adding a single traveller does.
  const account = await lockCompany(ctx.db, organisationId);
  const travellers = await lockTravellers(ctx.db, organisationId);
  const signingIn = await findSigningIn(ctx.db, organisationId, ctx.now);
  const partner = { id: organisationId, name: await findName(ctx.db, organisationId) };
  return runImport(ctx, {
    of: ofTravellers(organisationId),
    fileName: file_name,
    versions: rows.map(({ version }) => version),
    judged: judgeTravellers(rows, { travellers, costCentres: account?.costCentres ?? [], signingIn }),
    write: async ({ id, version, form }) => {
      const columns = { ...columnsOf(form), updatedAt: ctx.now };
      const written = id ?? ctx.newId();
      if (id === null) await insertTraveller(ctx.db, { ...columns, id: written, organisationId, createdAt: ctx.now });
      else await updateTraveller(ctx.db, { organisationId, id }, { ...columns, version: (version ?? 0) + 1 });
      if (form.invitedAs) await invite(ctx, form, { ...partner, memberRole: form.invitedAs });
      return written;
    },
  });
}

type Inviting = { readonly id: string; readonly name: string; readonly memberRole: MemberRole };

const invite = (ctx: Context, { email, first_name, last_name }: TravellerForm, partner: Inviting) =>
  ctx.accounts.invite(ctx, {
    email: email.toLowerCase(),
    name: `${first_name} ${last_name}`.trim(),
    role: "corporate",
    partner,
  });
