import { personAsking } from "#domain/account/person-asking.ts";
import { addDays, isLocalDate, localTime, momentOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import type { BookingFilter } from "../contract.ts";
import type { ListFilter } from "./filter-views.ts";
import { findPrefixes } from "./views.ts";

const midnight = localTime("00:00");

/** A filter’s meaning: days are the company's, and "mine" means the caller’s. */
export const readFilter = async (ctx: Context, bookingFilter: BookingFilter): Promise<ListFilter> => ({
  states: bookingFilter.states,
  money: bookingFilter.money,
  pickupFrom: startOf(bookingFilter.pickup_from),
  pickupBefore: endOf(bookingFilter.pickup_to),
  createdFrom: startOf(bookingFilter.created_from),
  createdBefore: endOf(bookingFilter.created_to),
  service: bookingFilter.service,
  driverId: bookingFilter.driver,
  partnerId: bookingFilter.partner,
  confirmation: bookingFilter.light,
  takenBy: bookingFilter.is_mine ? personAsking(ctx.actor) : undefined,
  hasChange: bookingFilter.has_change,
  withTests: bookingFilter.with_tests,
  search: bookingFilter.search,
  prefixes: bookingFilter.search === "" ? [] : await findPrefixes(ctx.db),
});

const startOf = (day: string | undefined) => (day && isLocalDate(day) ? momentOf(day, midnight) : undefined);

const endOf = (day: string | undefined) => (day && isLocalDate(day) ? momentOf(addDays(day, 1), midnight) : undefined);
