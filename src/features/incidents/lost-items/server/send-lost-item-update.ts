import { createElement } from "react";
import type { EventOf } from "#domain/events.ts";
import { returnWayTexts } from "#domain/incident/lost-item-labels.ts";
import type { LostItemState } from "#domain/incident/lost-item-lifecycle.ts";
import type { Context } from "#platform/context.ts";
import { findCompany } from "../../server/views.ts";
import { LostItemUpdate, lostItemUpdateWords } from "./emails/lost-item-update.tsx";
import { findLostItem, findMove, type LostItemRecord } from "./views.ts";

const subjects: Readonly<Record<LostItemState, () => string>> = {
  reported: lostItemUpdateWords.subject_reported,
  found: lostItemUpdateWords.subject_found,
  not_found: lostItemUpdateWords.subject_not_found,
  returning: lostItemUpdateWords.subject_returning,
  closed: lostItemUpdateWords.subject_closed,
};

/** Tells the customer what the driver found, and how it is returned. */
export async function sendLostItemUpdate(ctx: Context, event: EventOf<"lost_item.moved">): Promise<void> {
  const lostItem = await findLostItem(ctx.db, event.lostItemId);
  const move = await findMove(ctx.db, event.moveId);
  if (!lostItem || !move || lostItem.email === "" || lostItem.isTest) return;
  const { reference } = lostItem;
  await ctx.mail({
    key: `lost-item-update:${event.moveId}`,
    template: "lost-item-update",
    to: lostItem.email,
    subject: `${subjects[event.to]()} (${reference})`,
    about: `booking:${reference}`,
    content: createElement(LostItemUpdate, {
      company: await findCompany(ctx.db),
      firstName: lostItem.firstName,
      title: subjects[event.to](),
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
      return lostItemUpdateWords.found();
    case "not_found":
      return lostItemUpdateWords.not_found();
    case "returning":
      return item.returnWay ? returnWayTexts[item.returnWay] : "";
    default:
      return lostItemUpdateWords.opening();
  }
}
