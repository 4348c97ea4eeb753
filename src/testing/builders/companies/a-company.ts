import { companyAccounts, companyTravellers } from "#db/schema/companies.ts";
import { organisationMembers, organisations } from "#db/schema/partners.ts";
import type { MemberRole } from "#domain/partner/partner-terms.ts";
import { companyForm } from "#features/companies/record/contract.ts";
import type { Context } from "#platform/context.ts";
import { newId } from "#platform/ids.ts";
import { testNow } from "../../in-transaction.ts";
import { askingAs } from "../people/a-person.ts";

type Account = Partial<typeof companyAccounts.$inferInsert>;

/** A company with an open account. */
export async function aCompany(ctx: Context, account: Account = {}, name = "Table Bay Holdings"): Promise<string> {
  const id = newId();
  await ctx.db.insert(organisations).values({ id, kind: "corporate", name, hasAccount: true, createdAt: testNow });
  await ctx.db
    .insert(companyAccounts)
    .values({ organisationId: id, createdAt: testNow, updatedAt: testNow, ...account });
  return id;
}

/** Signs in a company’s user. */
export async function asCompany(ctx: Context, organisationId: string, role: MemberRole = "owner") {
  const asking = await askingAs(ctx, { email: `${newId()}@example.com`, name: "Naledi Dube", roles: ["corporate"] });
  await ctx.db.insert(organisationMembers).values({ organisationId, userId: asking.userId, role });
  return asking;
}

type Traveller = Partial<typeof companyTravellers.$inferInsert>;

export async function aTraveller(ctx: Context, organisationId: string, changes: Traveller = {}): Promise<string> {
  const id = newId();
  await ctx.db.insert(companyTravellers).values({
    id,
    organisationId,
    firstName: "Thandi",
    lastName: "Mokoena",
    email: "thandi@example.com",
    phone: "+27 82 555 0199",
    createdAt: testNow,
    updatedAt: testNow,
    ...changes,
  });
  return id;
}

/** A company’s terms, as the form sends them. */
export const companyTerms = (changes: Partial<Parameters<typeof companyForm.parse>[0] & object> = {}) =>
  companyForm.parse({
    name: "Table Bay Holdings",
    has_account: true,
    terms_days: 30,
    is_on_hold: false,
    requires_po: false,
    requires_cost_centre: false,
    cost_centres: [],
    discount: 0,
    services: [],
    ...changes,
  });
