import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { weatherReaches } from "#domain/booking/weather-day.ts";
import { localDate } from "#domain/time/local-time.ts";
import { call, contract } from "#platform/contract.ts";
import { dayField } from "#platform/wire.ts";

const day = z.pipe(dayField("Choose a date"), z.transform(localDate));
const offers = z._default(z.array(z.string().check(z.maxLength(60))).check(z.maxLength(200)), []);
const reach = z.enum(weatherReaches, "Choose what it affects");

const chosenTours = { reach, offers };
const namesTours = z.refine<{ reach: string; offers: readonly string[] }>(
  (request) => request.reach !== "chosen" || request.offers.length > 0,
  { error: "Choose at least one tour", path: ["offers"] },
);

/** A day our team calls too bad to travel. */
export const weatherDayForm = z
  .object({
    day,
    ...chosenTours,
    /** The guests read it. */
    reason: z
      .string("Enter a message to customers")
      .check(
        z.trim(),
        z.minLength(1, "Enter a message to customers"),
        z.maxLength(300, "Please use at most 300 characters"),
      ),
    tells_guests: z._default(z.boolean(), true),
  })
  .check(namesTours);

export const weatherDay = z.object({
  id: z.string(),
  day: z.string(),
  reach,
  offers: z.array(z.string()),
  reason: z.string(),
  tells_guests: z.boolean(),
  declared_by: z.string(),
  declared_at: z.string(),
  withdrawn_by: z.nullable(z.string()),
  withdrawn_at: z.nullable(z.string()),
});
export type WeatherDay = z.output<typeof weatherDay>;

const seeing = rolesThatMay("view_booking");
const changing = rolesThatMay("change_booking");

export const weatherContract = contract({
  weatherDays: call({
    summary: "Lists bad-weather days: upcoming ones and those of the last weeks, the latest first.",
    access: seeing,
    effect: "reads",
    input: z.object({}),
    output: z.object({ days: z.array(weatherDay) }),
  }),
  previewWeatherDay: call({
    summary:
      "Counts the bookings a bad-weather day would affect, and says whether it is declared already. Changes nothing.",
    access: seeing,
    effect: "reads",
    input: z.object({ day, ...chosenTours }),
    output: z.object({ bookings: z.int(), is_declared: z.boolean() }),
  }),
  declareWeatherDay: call({
    summary: "Declares a bad-weather day: customers who cancel for the weather then pay no fee.",
    access: changing,
    effect: "creates",
    input: weatherDayForm,
    output: z.object({ id: z.string(), bookings: z.int() }),
    refusals: {
      day_in_past: "This date is in the past. Choose today or a later date.",
      already_declared: "Bad weather has already been declared for this date.",
    },
  }),
  withdrawWeatherDay: call({
    summary: "Withdraws a bad-weather day. Bookings already cancelled remain cancelled without a fee.",
    access: changing,
    effect: "changes",
    input: z.object({ id: z.uuid() }),
    output: z.object({}),
    refusals: { not_found: "We couldn’t find that bad-weather day. It may already be withdrawn." },
  }),
});
