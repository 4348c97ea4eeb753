import * as z from "zod/mini";
import type { Role } from "#domain/account/roles.ts";
import { organisationKinds } from "#domain/partner/organisation-kinds.ts";
import { call, contract } from "#platform/contract.ts";

export const ownOrganisation = z.object({
  id: z.string(),
  kind: z.enum(organisationKinds),
  name: z.string(),
  registration_number: z.string(),
  vat_number: z.string(),
  area: z.string(),
  status: z.enum(["active", "suspended", "terminated"]),
  partner_since: z.string(),
  /** Hotels and agencies only. */
  commission_rate: z.nullable(z.number()),
  affiliate_link: z.nullable(z.string()),
  /** The page that the QR codes on its cards open. */
  card_link: z.nullable(z.string()),
  /** Whether the actor sees commission and statements. */
  sees_commission: z.boolean(),
  /** Whether the actor sees and uploads the agreement, tax and bank documents. */
  keeps_documents: z.boolean(),
  members: z.array(z.object({ name: z.string(), email: z.string(), is_me: z.boolean() })),
});
export type OwnOrganisation = z.output<typeof ownOrganisation>;

/** The roles that act for an organisation. */
const partnerRoles = ["hotel", "travel_agent", "driver_provider", "corporate"] as const satisfies readonly Role[];

export const partnerHomeContract = contract({
  myOrganisation: call({
    summary: "Lists the organisations of the person who asks, with their members.",
    access: partnerRoles,
    effect: "reads",
    input: z.object({}),
    output: z.object({ organisations: z.array(ownOrganisation) }),
  }),
});
