import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { bookingStates } from "#domain/booking/booking-lifecycle.ts";
import { cancelCodes } from "#domain/booking/cancellation.ts";
import { bookingStatuses } from "#domain/booking/progress/booking-status.ts";
import { moneyStates } from "#domain/payment/payment-summary.ts";
import { call, contract } from "#platform/contract.ts";
import { keyParts, noSuchPage, pageKey, timeKey } from "#platform/page-key.ts";
import { dayField, pageSizeField, searchField, versionField } from "#platform/wire.ts";

export const bookingSorts = ["created", "pickup", "total"] as const;
export type BookingSort = (typeof bookingSorts)[number];

const moment = z.iso.datetime();
const cents = z.int();
const day = z.optional(dayField("Enter a date such as 2026-11-20"));
const shownStates = bookingStates.filter((state) => state !== "draft");

/** The list’s filters. Without any: every booking except test bookings. */
export const bookingFilter = z.object({
  states: z.optional(z.array(z.enum(shownStates)).check(z.maxLength(shownStates.length))),
  money: z.optional(z.enum(moneyStates)),
  pickup_from: day,
  pickup_to: day,
  created_from: day,
  created_to: day,
  service: z.optional(z.string().check(z.maxLength(60))),
  driver: z.optional(z.uuid()),
  partner: z.optional(z.uuid()),
  light: z.optional(z.enum(["green", "amber"])),
  is_mine: z._default(z.boolean(), false),
  has_change: z._default(z.boolean(), false),
  with_tests: z._default(z.boolean(), false),
  /** The beginning of a reference, a name, an email address, a phone number or a place. */
  search: searchField,
});
export type BookingFilter = z.output<typeof bookingFilter>;

const sorting = {
  sort: z._default(z.enum(bookingSorts), "created"),
  direction: z._default(z.enum(["asc", "desc"]), "desc"),
};
/** Page keys, by sort order. */
export const bookingKeys = {
  created: timeKey,
  pickup: timeKey,
  total: pageKey({ at: keyParts.whole, id: keyParts.id }),
} as const;
const after = z.optional(z.nullable(z.string().check(z.maxLength(120))));
const startsWithin = z.refine<{ sort: (typeof bookingSorts)[number]; after?: string | null | undefined }>(
  (request) => z.safeParse(bookingKeys[request.sort].field, request.after).success,
  { path: ["after"], message: noSuchPage },
);

export const listedBooking = z.object({
  id: z.string(),
  reference: z.string(),
  /** Sent back with every action: one done on an older version is refused. */
  version: z.int(),
  state: z.enum(bookingStates),
  /** Its text. */
  status: z.enum(bookingStatuses),
  is_test: z.boolean(),
  light: z.enum(["green", "amber"]),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  service_type: z.string(),
  offer: z.nullable(z.string()),
  /** The tour as it was sold. */
  service_name: z.string(),
  tour_name: z.nullable(z.string()),
  pickup_location: z.string(),
  destination: z.string(),
  pickup_at: moment,
  return_at: z.nullable(moment),
  /** Days that vehicle and driver stay with the group; 1 if each way is a separate trip. */
  days: z.int(),
  passengers: z.int(),
  source: z.string(),
  /** The partner whose guest it is. */
  partner: z.nullable(z.string()),
  /** The drivers, first trip first. */
  drivers: z.nullable(z.string()),
  taken_by: z.nullable(z.string()),
  money: z.enum(moneyStates),
  total_cents: z.nullable(cents),
  paid_cents: cents,
  refunded_cents: cents,
  hold_until: z.nullable(moment),
  response_due_at: z.nullable(moment),
  has_change: z.boolean(),
  created_at: moment,
});
export type ListedBooking = z.output<typeof listedBooking>;

export const bulkActions = ["take", "remind", "mark_answered", "cancel"] as const;
export type BulkAction = (typeof bulkActions)[number];

const cancelCode = z.enum(Object.keys(cancelCodes) as (keyof typeof cancelCodes)[], "Enter a reason");
export const bulkAtMost = 200;

/** The outcome of one row; `message` explains a failure. */
export const rowResult = z.object({ reference: z.string(), is_done: z.boolean(), message: z.string() });
export type RowResult = z.output<typeof rowResult>;

const savedView = z.object({ id: z.string(), name: z.string(), query: z.string(), is_default: z.boolean() });
export type SavedView = z.output<typeof savedView>;
const viewName = z
  .string("Enter a name")
  .check(z.trim(), z.minLength(1, "Enter a name"), z.maxLength(60, "Please use at most 60 characters"));

/** The lists that keep views. */
const page = z._default(z.enum(["bookings", "customers"]), "bookings");

const seeing = rolesThatMay("view_booking");
const changing = rolesThatMay("change_booking");

/** All bookings, for those who run the company. */
export const bookingListContract = contract({
  listBookings: call({
    summary: "Lists bookings, filtered and sorted, one page at a time.",
    access: seeing,
    effect: "reads",
    input: z.extend(bookingFilter, { ...sorting, after, size: pageSizeField(50) }).check(startsWithin),
    output: z.object({ bookings: z.array(listedBooking), next: z.nullable(z.string()) }),
  }),
  bookingTotals: call({
    summary:
      "Adds up the bookings that match a filter: count, value, amount due and on account. `is_more`: of the first ones only.",
    access: seeing,
    effect: "reads",
    input: z.extend(bookingFilter, sorting),
    output: z.object({
      count: z.int(),
      is_more: z.boolean(),
      value_cents: cents,
      due_cents: cents,
      on_account_cents: cents,
    }),
  }),
  bookingChoices: call({
    summary: "Lists the drivers and partners to filter bookings by.",
    access: seeing,
    effect: "reads",
    input: z.object({}),
    output: z.object({
      drivers: z.array(z.object({ id: z.string(), name: z.string() })),
      partners: z.array(z.object({ id: z.string(), name: z.string(), kind: z.string() })),
    }),
  }),
  exportBookings: call({
    summary: "Exports bookings as CSV, one part at a time. Call it again with `next` until that is null.",
    access: changing,
    effect: "changes",
    input: z.extend(bookingFilter, { ...sorting, after }).check(startsWithin),
    output: z.object({ name: z.string(), content: z.string(), rows: z.int(), next: z.nullable(z.string()) }),
  }),
  actOnBookings: call({
    summary: "Performs one action on several bookings, each on its own, and returns the result for each.",
    access: changing,
    effect: "creates",
    input: z.object({
      action: z.enum(bulkActions),
      bookings: z
        .array(z.object({ id: z.uuid(), version: versionField }))
        .check(z.minLength(1, "Choose a booking"), z.maxLength(bulkAtMost, `At most ${bulkAtMost} at once`)),
      code: z.optional(cancelCode),
    }),
    output: z.object({ results: z.array(rowResult) }),
    refusals: { code_missing: "Enter a reason for cancelling these bookings." },
  }),
  listBookingViews: call({
    summary: "Lists the signed-in person’s saved views of the list of bookings or customers.",
    access: seeing,
    effect: "reads",
    input: z.object({ page }),
    output: z.object({ views: z.array(savedView) }),
  }),
  saveBookingView: call({
    summary: "Saves a view under a name. A view with the same name is replaced.",
    access: seeing,
    effect: "changes",
    input: z.object({ page, name: viewName, query: z.string().check(z.maxLength(1000)) }),
    output: savedView,
    refusals: { too_many: "You have 50 saved views. Delete one first." },
  }),
  changeBookingView: call({
    summary: "Renames a saved view, or makes it the default.",
    access: seeing,
    effect: "changes",
    input: z.object({ id: z.uuid(), name: viewName, is_default: z.boolean() }),
    output: savedView,
    refusals: {
      not_found: "We couldn’t find that view. It may have been deleted.",
      name_taken: "Another of your views has that name.",
    },
  }),
  removeBookingView: call({
    summary: "Deletes a saved view.",
    access: seeing,
    effect: "changes",
    input: z.object({ id: z.uuid() }),
    output: z.object({}),
    refusals: { not_found: "We couldn’t find that view. It may have been deleted." },
  }),
});
