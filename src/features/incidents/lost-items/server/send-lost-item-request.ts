import { createElement } from "react";
import type { EventOf } from "#domain/events.ts";
import { formatMoment } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { findCompany } from "../../server/views.ts";
import { LostItemRequest, lostItemRequestWords } from "./emails/lost-item-request.tsx";
import { findLostItem } from "./views.ts";

/** Asks the trip’s driver to look: by push, or by email if no phone is set up. */
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
    subject: lostItemRequestWords.subject({ reference }),
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
