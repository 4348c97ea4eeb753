import type { MemberRole } from "#domain/partner/partner-terms.ts";
import { accept, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { lockCompany } from "../../record/server/store.ts";
import { openToChange } from "../../server/open-company.ts";
import { findName, findSigningIn } from "../../users/server/views.ts";
import type { TravellerForm, travellersContract } from "../contract.ts";
import { type JudgedTraveller, judgeTravellers } from "./judge-travellers.ts";
import { columnsOf } from "./save-traveller.ts";
import { insertTraveller, lockTravellers, updateTraveller } from "./store.ts";

/** Does what the preview showed, all of it or nothing: a traveller who has changed since is previewed again. */
export async function importTravellers(
  ctx: Context,
  { organisation_id, rows }: ParsedOf<typeof travellersContract.importTravellers>,
) {
  const company = await openToChange(ctx, organisation_id);
  if (!company.ok) return company;
  const organisationId = company.value.id;
  // The company first: adding one alone waits here too.
  const account = await lockCompany(ctx.db, organisationId);
  const travellers = await lockTravellers(ctx.db, organisationId);
  const signingIn = await findSigningIn(ctx.db, organisationId, ctx.now);
  const judged = judgeTravellers(rows, { travellers, costCentres: account?.costCentres ?? [], signingIn });
  if (judged.some(({ kind }) => kind === "error")) return refuse("has_errors");
  if (judged.some(({ version }, at) => version !== rows[at]?.version)) return refuse("changed_meanwhile");

  const partner = { id: organisationId, name: await findName(ctx.db, organisationId) };
  for (const row of judged) {
    await write(ctx, organisationId, row);
    if (row.form && row.invitedAs) await invite(ctx, row.form, { ...partner, memberRole: row.invitedAs });
  }
  const count = (request: JudgedTraveller["kind"]) => judged.filter(({ kind }) => kind === request).length;
  const counts = { added: count("new"), changed: count("changed"), unchanged: count("unchanged") };
  const subject = { kind: "organisation", id: organisationId };
  await recordAudit(ctx, { action: "company.travellers_imported", subject, details: counts });
  return accept(counts);
}

type Inviting = { readonly id: string; readonly name: string; readonly memberRole: MemberRole };

const invite = (ctx: Context, { email, first_name, last_name }: TravellerForm, partner: Inviting) =>
  ctx.accounts.invite(ctx, {
    email: email.toLowerCase(),
    name: `${first_name} ${last_name}`.trim(),
    role: "corporate",
    partner,
  });

async function write(ctx: Context, organisationId: string, { kind, id, version, form }: JudgedTraveller) {
  if (!form) return;
  const columns = { ...columnsOf(form), updatedAt: ctx.now };
  if (kind === "new")
    await insertTraveller(ctx.db, { ...columns, id: ctx.newId(), organisationId, createdAt: ctx.now });
  if (kind === "changed" && id !== null && version !== null)
    await updateTraveller(ctx.db, { organisationId, id }, { ...columns, version: version + 1 });
}
