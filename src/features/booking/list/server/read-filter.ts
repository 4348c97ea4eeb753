import { personAsking } from "#domain/account/person-asking.ts";
import { addDays, isLocalDate, localTime, momentOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import type { BookingFilter } from "../contract.ts";
import type { ListFilter } from "./filter-views.ts";

const midnight = localTime("00:00");

/** What a filter means: days are the company's own, and "mine" is the person who asks. */
export const readFilter = (ctx: Context, asked: BookingFilter): ListFilter => ({
  states: asked.states,
  money: asked.money,
  pickupFrom: startOf(asked.pickup_from),
  pickupBefore: endOf(asked.pickup_to),
  createdFrom: startOf(asked.created_from),
  createdBefore: endOf(asked.created_to),
  service: asked.service,
  driverId: asked.driver,
  partnerId: asked.partner,
  confirmation: asked.light,
  takenBy: asked.is_mine ? personAsking(ctx.actor) : undefined,
  hasChange: asked.has_change,
  withTests: asked.with_tests,
  search: asked.search,
});

const startOf = (day: string | undefined) => (day && isLocalDate(day) ? momentOf(day, midnight) : undefined);

const endOf = (day: string | undefined) => (day && isLocalDate(day) ? momentOf(addDays(day, 1), midnight) : undefined);
