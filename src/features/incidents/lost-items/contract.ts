import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { lostItemStates, returnWays } from "#domain/incident/lost-item-lifecycle.ts";
import { call, contract } from "#platform/contract.ts";
import { timeKey } from "#platform/page-key.ts";
import { optionalTextField, pageSizeField, searchField, textField, versionField } from "#platform/wire.ts";

const moment = z.iso.datetime();
const team = rolesThatMay("record_trip_events");
const idOrNone = z._default(z.nullable(z.uuid()), null);

/** Opens a booking with the code on this device, otherwise as the signed-in person. */
const opening = {
  reference: z.string("Please enter the booking reference").check(z.trim(), z.minLength(1), z.maxLength(20)),
  code: z._default(z.nullable(z.string().check(z.trim(), z.maxLength(40))), null),
};
const openingRefusals = {
  not_found: "We couldn’t find that booking. Check the reference and access code, or use the link in our email.",
  locked: "Too many attempts. Try again in 15 minutes, or call us.",
};

export const lostItemForm = {
  what: textField("Describe the item", 500),
  left_where: optionalTextField(200),
  contact: optionalTextField(200),
};

/** How an item is returned, as our team enters it. */
export const returnForm = z.object({
  return_way: z.enum(returnWays, "Choose how it’s returned"),
  words: optionalTextField(500),
});

/** An item as its owner sees it. */
export const ownItem = z.object({
  id: z.string(),
  state: z.enum(lostItemStates),
  what: z.string(),
  pickup_at: moment,
  reported_at: moment,
  /** The driver’s statement; empty until there is an answer. */
  answer: z.string(),
  return_way: z.nullable(z.enum(returnWays)),
  return_words: z.string(),
});
export type OwnLostItem = z.output<typeof ownItem>;

/** A trip on which something may have been left. */
export const riddenTrip = z.object({
  id: z.string(),
  pickup_at: moment,
  from: z.string(),
  to: z.string(),
  plate: z.nullable(z.string()),
});
export type RiddenTrip = z.output<typeof riddenTrip>;

export const listedItem = z.object({
  id: z.string(),
  version: z.int(),
  state: z.enum(lostItemStates),
  what: z.string(),
  left_where: z.string(),
  contact: z.string(),
  reported_by: z.string(),
  reported_at: moment,
  reference: z.string(),
  customer: z.string(),
  customer_phone: z.string(),
  trip: z.object({ id: z.string(), pickup_at: moment, from: z.string(), to: z.string() }),
  driver: z.nullable(z.object({ id: z.string(), name: z.string(), phone: z.string() })),
  plate: z.nullable(z.string()),
  answer: z.string(),
  answered_at: z.nullable(moment),
  return_way: z.nullable(z.enum(returnWays)),
  return_words: z.string(),
  /** Actions, latest first. */
  moves: z.array(
    z.object({ id: z.string(), to: z.enum(lostItemStates), by: z.string(), words: z.string(), at: moment }),
  ),
});
export type ListedLostItem = z.output<typeof listedItem>;

/** An item as the driver sees it: without its owner. */
export const lostItemReport = z.object({
  id: z.string(),
  state: z.enum(lostItemStates),
  what: z.string(),
  left_where: z.string(),
  reported_at: moment,
  trip: z.object({ id: z.string(), pickup_at: moment, from: z.string(), to: z.string() }),
  plate: z.nullable(z.string()),
  answer: z.string(),
});
export type LostItemReport = z.output<typeof lostItemReport>;

export const lostItemViews = ["open", "closed", "all"] as const;
export type LostItemView = (typeof lostItemViews)[number];

export const lostItemsContract = contract({
  bookingLostItems: call({
    summary: "Lists the items reported as lost on a booking’s trips, and the trips on which one can be reported.",
    access: "anyone",
    effect: "reads",
    limit: { times: 60, seconds: 60 },
    input: z.object(opening),
    output: z.object({ items: z.array(ownItem), trips: z.array(riddenTrip) }),
    refusals: openingRefusals,
  }),
  reportLostItem: call({
    summary: "Reports an item that was left in a vehicle. The driver of that trip is asked for it at once.",
    access: "anyone",
    effect: "creates",
    limit: { times: 10, seconds: 3600 },
    input: z.object({ ...opening, trip_id: z.uuid("Choose a trip"), ...lostItemForm }),
    output: z.object({ id: z.string() }),
    refusals: {
      ...openingRefusals,
      not_possible:
        "Items can be reported once you’ve been on board, and up to 90 days after the trip. Please call us.",
      too_many: "Ten items have already been reported for this booking. Please call us.",
    },
  }),
  myLostItems: call({
    summary: "Lists items that passengers miss from the trips of the driver who asks, those without an answer first.",
    access: ["driver"],
    effect: "reads",
    input: z.object({ trip_id: idOrNone }),
    output: z.object({ items: z.array(lostItemReport) }),
  }),
  answerLostItem: call({
    summary: "Answers whether the driver has found an item. Sent again, it is the same answer.",
    access: ["driver"],
    effect: "changes",
    input: z.object({
      lost_item_id: z.uuid(),
      answer: z.enum(["found", "not_found"], "Choose found or not found"),
      words: optionalTextField(500),
    }),
    output: z.object({}),
    refusals: {
      not_found: "We couldn’t find that item among your trips.",
      not_possible: "Dispatch has already answered this. Please call dispatch if you’ve found it.",
    },
  }),
  listLostItems: call({
    summary: "Lists items reported as lost, the latest first, with the driver’s answer and how each is returned.",
    access: team,
    effect: "reads",
    input: z.object({
      view: z._default(z.enum(lostItemViews), "open"),
      /** Part of a description, a driver’s name, a number plate or a booking reference. */
      search: searchField,
      lost_item_id: idOrNone,
      reference: z._default(z.string().check(z.trim(), z.maxLength(20)), ""),
      size: pageSizeField(25),
      after: timeKey.field,
    }),
    output: z.object({ items: z.array(listedItem), next: z.nullable(z.string()) }),
  }),
  settleLostItem: call({
    summary: "Moves a lost item on: found or not, how it is returned, or closed. The customer gets an email.",
    access: team,
    effect: "changes",
    input: z
      .object({
        lost_item_id: z.uuid("Choose an item"),
        version: versionField,
        to: z.enum(["found", "not_found", "returning", "closed"], "Choose a status"),
        words: optionalTextField(500),
        return_way: z._default(z.nullable(z.enum(returnWays)), null),
      })
      .check(
        z.refine(({ to, return_way }) => to !== "returning" || return_way !== null, {
          path: ["return_way"],
          message: "Choose how it’s returned",
        }),
      ),
    output: z.object({ version: z.int() }),
    refusals: {
      not_found: "We couldn’t find that item.",
      changed_meanwhile: "Someone else has just changed this item. Review the changes, then try again.",
      not_possible: "This item’s status doesn’t allow that. Reload the page to see what you can do.",
    },
  }),
});
