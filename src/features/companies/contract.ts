import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import type { Role } from "#domain/account/roles.ts";

/** Our team, and a company’s users for their own company. */
export const companyViewers = rolesThatMay("view_corporate_accounts");
export const companyWriters = rolesThatMay("change_corporate_accounts");
export const orItsOwn = (team: readonly Role[]): readonly Role[] => [...team, "corporate"];

/** Our team names the company; its own users may leave it out. */
export const ofCompany = { organisation_id: z._default(z.nullable(z.uuid("Choose a company")), null) };
export const notFound = { not_found: "We couldn’t find that company." };
export const changing = {
  ...notFound,
  changed_meanwhile: "Someone else has just changed this. Review it, then try again.",
};
export const ownersOnly = { owners_only: "Only an owner of your company’s account can change this." };
