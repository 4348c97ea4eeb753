import { createElement } from "react";
import type { EventOf } from "#domain/events.ts";
import { returnWayTexts } from "#domain/incident/lost-item-labels.ts";
import type { LostItemState } from "#domain/incident/lost-item-lifecycle.ts";
import type { Context } from "#platform/context.ts";
import { findCompany } from "../../server/views.ts";
import { LostItemUpdate } from "./emails/lost-item-update.tsx";
import { findLostItem, findMove, type LostItemRecord } from "./views.ts";

const subjects: Readonly<Record<LostItemState, string>> = {
  reported: "We’re looking for your item",
  found: "We’ve found your item",
  not_found: "We haven’t found your item yet",
  returning: "How to get your item back",
  closed: "Your lost item report is closed",
};

/** The customer hears what the driver found, and how the item comes back. */
export async function sendLostItemUpdate(ctx: Context, event: EventOf<"lost_item.moved">): Promise<void> {
  const lostItem = await findLostItem(ctx.db, event.lostItemId);
  const move = await findMove(ctx.db, event.moveId);
  if (!lostItem || !move || lostItem.email === "" || lostItem.isTest) return;
  const { reference } = lostItem;
  await ctx.mail({
    key: `lost-item-update:${event.moveId}`,
    template: "lost-item-update",
    to: lostItem.email,
    subject: `${subjects[event.to]} (${reference})`,
    about: `booking:${reference}`,
    content: createElement(LostItemUpdate, {
      company: await findCompany(ctx.db),
      firstName: lostItem.firstName,
      title: subjects[event.to],
      what: lostItem.item.what,
      words: move.reason ?? "",
      text: textOf(lostItem, event.to),
      link: `${ctx.siteUrl}/confirm-booking/${reference}?code=${ctx.linkCodeFor(reference)}`,
    }),
  });
}

function textOf({ item }: LostItemRecord, to: LostItemState): string {
  switch (to) {
    case "found":
      return "Your driver has found it. We’ll contact you about how to return it, and keep it for 90 days.";
    case "not_found":
      return "Your driver has looked and hasn’t found it. If it turns up later, we’ll email you.";
    case "returning":
      return item.returnWay ? returnWayTexts[item.returnWay] : "";
    default:
      return "We’ve closed your report. If anything is still missing, reply to this email.";
  }
}
