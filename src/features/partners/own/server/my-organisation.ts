import { personAsking } from "#domain/account/person-asking.ts";
import { earnsCommission } from "#domain/partner/partner-terms.ts";
import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { toWire } from "#platform/to-wire.ts";
import { cardPage } from "../../cards/contract.ts";
import { type OwnOrganisation, ownOrganisation } from "../contract.ts";
import { findMembers, findOrganisationsOf } from "./views.ts";

/** The actor’s organisations with their members. */
export async function myOrganisation(ctx: Context) {
  const userId = personAsking(ctx.actor);
  const result = await findOrganisationsOf(ctx.db, userId);
  const ids = result.map(({ id }) => id);
  const members = ids.length > 0 ? await findMembers(ctx.db, ids) : [];

  const organisations = result.map((one): OwnOrganisation => {
    // A suspended partner’s links do not count.
    const code = one.status === "active" ? one.affiliateCode : null;
    return toWire(ownOrganisation, one, {
      partner_since: one.createdAt.toISOString(),
      commission_rate: one.kind === "hotel" || one.kind === "travel_agency" ? one.commissionRate : null,
      affiliate_link: code ? affiliateLink(ctx.siteUrl, code) : null,
      card_link: code ? `${ctx.siteUrl}${cardPage}${encodeURIComponent(code)}` : null,
      sees_commission: one.status === "active" && earnsCommission(one.kind) && one.role === "owner",
      // These may be the very documents a suspended partner is missing.
      keeps_documents: one.role === "owner" && one.kind !== "corporate" && one.status !== "terminated",
      members: members
        .filter(({ organisationId }) => organisationId === one.id)
        .map(({ userId: id, name, email }) => ({ name, email, is_me: id === userId })),
    });
  });
  return accept({ organisations });
}

/** The wizard remembers the partner; the rate is internal and not part of the link. */
const affiliateLink = (siteUrl: string, code: string) => `${siteUrl}/booking?affiliate=${encodeURIComponent(code)}`;
