import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { CompanyDetails } from "../contract.ts";
import { writeContact } from "./write-contact.ts";

export async function saveCompanyDetails(ctx: Context, details: CompanyDetails) {
  await writeContact(ctx, details);
  return accept(details);
}
