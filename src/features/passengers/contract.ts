import * as z from "zod/mini";
import { childSeatKinds } from "#domain/fleet/fleet.ts";
import { passengerLimits } from "#domain/passenger/passenger-columns.ts";
import { rides } from "#domain/passenger/passenger-list.ts";
import { childSeatSizes } from "#features/booking/journey-contract.ts";
import { call, contract } from "#platform/contract.ts";
import { sheetRefusals } from "#platform/import-fields.ts";
import { atMost, optionalTextField, textField } from "#platform/wire.ts";

/** Where a guest list is filled in without an account; its token follows in the address. */
export const passengerListPage = "/passenger-list?list=";
/** The purpose for which the tokens are sealed: platform/http/sealed-token.ts. */
export const passengerListSeal = "passenger-list";

/** Twice the largest booking: some ride out, others back. */
const mostPassengers = 400;

export const passengerFields = {
  name: textField("Enter the name", passengerLimits.name),
  phone: optionalTextField(passengerLimits.phone),
  room: optionalTextField(passengerLimits.room),
  rides: z._default(z.enum(rides, "Choose the trips"), "both"),
  wheelchair: z._default(z.boolean(), false),
  child_seat: z._default(z.enum(["", ...childSeatKinds], "Choose a child seat"), ""),
  allergy: optionalTextField(passengerLimits.allergy),
  language: optionalTextField(passengerLimits.language),
  needs: optionalTextField(passengerLimits.needs),
  bags: z._default(z.nullable(z.int().check(z.minimum(0), z.maximum(passengerLimits.bags))), null),
};

const listed = z.object({ id: z.string(), ...passengerFields });

const passengerList = z.object({
  reference: z.string(),
  passengers: z.array(listed),
  /** Which state of the list was read: saving on another is refused. */
  stamp: z.string(),
  booked: z.object({ passengers: z.int(), child_seats: z.int(), child_seat_sizes: childSeatSizes }),
  trips: z.array(z.object({ leg: z.int(), pickup_at: z.string(), from: z.string(), to: z.string() })),
  /** Needs that no trip of the booking is planned for yet; our team sees them among the next problems. */
  missing: z.string(),
  may_edit: z.boolean(),
  /** By someone who is signed in and didn’t come by the link: from those they have saved. */
  may_choose: z.boolean(),
  /** In whose account people of this list can be saved: one’s own, the customer’s, or no one’s where the customer has none. */
  keeps_for: z.nullable(z.enum(["me", "customer"])),
  /** Null where there is none, or for those who came by it. */
  link: z.nullable(z.object({ address: z.string(), created_at: z.string() })),
});
export type PassengerList = z.output<typeof passengerList>;

const changes = {
  /** As it was read. */
  stamp: z.string().check(atMost(64)),
  passengers: z
    .array(z.object({ id: z._default(z.nullable(z.uuid()), null), ...passengerFields }))
    .check(z.maxLength(mostPassengers, `List at most ${mostPassengers} passengers`)),
};

const opening = {
  reference: z.string().check(z.trim(), atMost(20)),
  code: z.optional(z.nullable(z.string().check(z.trim(), atMost(40)))),
};
const byLink = { token: z.string().check(z.trim(), atMost(100)) };

/** A guest list is a few kilobytes; half a megabyte, written as base64, leaves room for the logo of a travel agent. */
const tooLarge = "This file is too large. Save the sheet you need as CSV, at most 500 KB.";
const listFile = { content: z.base64("Choose a file").check(z.maxLength(700_000, tooLarge)) };
const unreadFile = { ...sheetRefusals, too_large: tooLarge };
const largestListFile = 1024 * 1024;
const cells = z.object({ table: z.array(z.array(z.string())) });

const closed = {
  not_found: "We couldn’t find that booking. Check the reference and access code.",
  locked: "Too many attempts. Try again in 15 minutes, or call us.",
};
const lost = {
  not_found: "This link doesn’t work. Please ask for a new one.",
  over: "This trip is over, so its guest list is closed.",
};
const refused = {
  over: "This booking is over or cancelled, so its guest list is closed.",
  /** With `details.list`: the list as it is now. */
  changed_meanwhile: "Someone else has just changed this list. Review the changes, then save again.",
  /** With `details.booked` and `details.named`. */
  too_many: "There are more names than booked passengers. Change the booking first, or remove a name.",
};

/** Someone who may be chosen for a list, with what is known of them. */
const savedPassenger = z.object({
  id: z.string(),
  kind: z.enum(["saved", "traveller"]),
  name: z.string(),
  phone: z.string(),
  wheelchair: z.boolean(),
  child_seat: passengerFields.child_seat,
  allergy: z.string(),
  language: z.string(),
  needs: z.string(),
});
export type SavedForList = z.output<typeof savedPassenger>;

export const passengersContract = contract({
  readPassengerList: call({
    summary: "Reads the guest list of a booking, for its owner or by reference and access code.",
    access: "anyone",
    effect: "reads",
    limit: { times: 60, seconds: 60 },
    input: z.object(opening),
    output: passengerList,
    refusals: closed,
  }),
  savePassengerList: call({
    summary: "Saves the guest list of a booking: who rides, on which trips, and what they need.",
    access: "anyone",
    effect: "changes",
    limit: { times: 60, seconds: 60 },
    input: z.object({ ...opening, ...changes }),
    output: passengerList,
    refusals: { ...closed, ...refused },
  }),
  readPassengerFile: call({
    summary:
      "Reads a CSV file or the first sheet of an Excel workbook for a booking’s guest list. Nothing of it is kept.",
    access: "anyone",
    effect: "reads",
    limit: { times: 30, seconds: 600 },
    largest: largestListFile,
    input: z.object({ ...opening, ...listFile }),
    output: cells,
    refusals: { ...closed, over: refused.over, ...unreadFile },
  }),
  createPassengerLink: call({
    summary: "Creates the link by which someone without an account fills in a booking’s guest list.",
    access: "anyone",
    effect: "creates",
    limit: { times: 20, seconds: 60 },
    input: z.object(opening),
    output: passengerList,
    refusals: { ...closed, over: refused.over },
  }),
  withdrawPassengerLink: call({
    summary: "Withdraws the link to a booking’s guest list: it opens nothing any more.",
    access: "anyone",
    effect: "changes",
    limit: { times: 20, seconds: 60 },
    input: z.object(opening),
    output: passengerList,
    refusals: closed,
  }),
  readLinkedList: call({
    summary: "Reads a guest list by the link that the customer or our team sent.",
    access: "anyone",
    effect: "reads",
    limit: { times: 60, seconds: 60 },
    input: z.object(byLink),
    output: passengerList,
    refusals: lost,
  }),
  readLinkedFile: call({
    summary: "Reads a CSV file or the first sheet of an Excel workbook for the guest list that a link opens.",
    access: "anyone",
    effect: "reads",
    limit: { times: 30, seconds: 600 },
    largest: largestListFile,
    input: z.object({ ...byLink, ...listFile }),
    output: cells,
    refusals: { ...lost, ...unreadFile },
  }),
  saveLinkedList: call({
    summary: "Saves a guest list by the link that the customer or our team sent.",
    access: "anyone",
    effect: "changes",
    limit: { times: 60, seconds: 60 },
    input: z.object({ ...byLink, ...changes }),
    output: passengerList,
    refusals: { ...lost, ...refused },
  }),
  listSavedPassengers: call({
    summary:
      "Lists who may be chosen for a booking’s guest list: the passengers its customer has saved, and the travellers of its company.",
    access: "signed_in",
    effect: "reads",
    input: z.object(opening),
    output: z.object({ passengers: z.array(savedPassenger) }),
    refusals: closed,
  }),
  keepPassengers: call({
    summary: "Saves people of a guest list for the customer’s next booking, because the customer asks for it.",
    access: "signed_in",
    effect: "changes",
    input: z.object({
      ...opening,
      passengers: z
        .array(z.uuid("Choose a passenger"))
        .check(z.minLength(1, "Choose a passenger"), z.maxLength(mostPassengers, "Choose fewer passengers")),
    }),
    output: z.object({ saved: z.int() }),
    refusals: {
      ...closed,
      no_account: "This customer has no account, so there is nowhere to save passengers.",
      too_many: "That is more than an account can hold. Choose fewer, or remove some under Profile first.",
      list_changed: "Someone else has just changed this list. Review the changes, then choose again.",
    },
  }),
});
