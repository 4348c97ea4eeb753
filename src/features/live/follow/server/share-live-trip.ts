import { createElement } from "react";
import { nameOfActor } from "#domain/account/roles.ts";
import { companyRules } from "#domain/company/company-rules.ts";
import { standingOfDrive } from "#domain/live/live-window.ts";
import { accept, refuse } from "#domain/result.ts";
import { formatMoment } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { linkOf, liveAddress } from "../../server/link-token.ts";
import { insertLink } from "../../server/store.ts";
import { type DrivePart, findCompany, findDrive } from "../../server/views.ts";
import type { followContract, SharedLink } from "../contract.ts";
import { TripShared, tripSharedWords } from "./emails/trip-shared.tsx";
import { mayShare } from "./live-trip.ts";
import { findFamilyLinks } from "./views.ts";

/** A second link for family, who see less. With an address the link is emailed, and later the arrival. */
export async function shareLiveTrip(ctx: Context, input: ParsedOf<typeof followContract.shareLiveTrip>) {
  const link = await linkOf(ctx, input.token);
  const parts = link ? await findDrive(ctx.db, link.tripId) : [];
  const [first] = parts;
  if (!link || !first || link.kind !== "customer") return refuse("not_found");

  if (!mayShare(link, standingOfDrive(parts, ctx.now))) return refuse("over");
  // The name appears in our email, so it must not carry advertising.
  if (/[/@\\]|\bwww\b|\.\w{2,}\b/i.test(input.name)) return refuse("not_a_name");
  const known = await findFamilyLinks(ctx.db, [link.tripId]);
  if (known.length >= companyRules.familyLinksAtMost) return refuse("too_many");

  const { name, email } = input;
  const id = ctx.newId();
  const made = { createdBy: nameOfActor(ctx.actor), createdAt: ctx.now };
  await insertLink(ctx.db, {
    id,
    tripId: link.tripId,
    bookingId: link.bookingId,
    kind: "family",
    name,
    email,
    ...made,
  });
  const shared: SharedLink = { id, name, email, address: liveAddress(ctx, id) };
  if (email !== "") await mailLink(ctx, first, shared);

  return accept({ link: shared });
}

const mailLink = async (ctx: Context, trip: DrivePart, { id, name, email, address }: SharedLink) =>
  ctx.mail({
    key: `trip-shared:${id}`,
    template: "trip-shared",
    to: email,
    subject: tripSharedWords.subject({ first_name: trip.firstName }),
    about: `booking:${trip.reference}`,
    content: createElement(TripShared, {
      company: await findCompany(ctx.db),
      name,
      passenger: trip.firstName,
      at: formatMoment(trip.pickupAt),
      link: address,
    }),
  });
