import { createElement } from "react";
import type { EventOf } from "#domain/events.ts";
import { formatMoment } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { findCompany } from "../../server/views.ts";
import { LostItemRequest } from "./emails/lost-item-request.tsx";
import { findLostItem } from "./views.ts";

/** Asks the driver of the trip to look: on the phone at once, and by email for one who has no phone set up. */
export async function sendLostItemRequest(ctx: Context, { lostItemId }: EventOf<"lost_item.reported">): Promise<void> {
  const lostItem = await findLostItem(ctx.db, lostItemId);
  if (!lostItem?.item.driverId) return;
  const { item, reference, driverEmail, driverFirstName, from, to } = lostItem;
  const page = `/driver/dashboard/trips/${item.tripId}` as const;
  await ctx.emit({
    type: "notice.wanted",
    driverId: lostItem.item.driverId,
    to: page,
    tag: `lost-item:${item.id}`,
    title: "Did you find this?",
    text: item.what.slice(0, 300),
  });
  if (!driverEmail) return;
  await ctx.mail({
    key: `lost-item-request:${item.id}`,
    template: "lost-item-request",
    to: driverEmail,
    subject: `Please look for a lost item, trip ${reference}`,
    about: `booking:${reference}`,
    content: createElement(LostItemRequest, {
      company: await findCompany(ctx.db),
      name: driverFirstName ?? "",
      what: item.what,
      where: item.leftWhere,
      reference,
      at: formatMoment(lostItem.pickupAt),
      way: `${from} to ${to}`,
      vehicle: lostItem.plate ?? "",
      link: `${ctx.siteUrl}${page}`,
    }),
  });
}
