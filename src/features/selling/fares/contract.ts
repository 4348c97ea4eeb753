import * as z from "zod/mini";
import { confirmationDoubts, confirmations } from "#domain/booking/confirmation.ts";
import { companyRules } from "#domain/company/company-rules.ts";
import { localDate } from "#domain/time/local-time.ts";
import { call, contract } from "#platform/contract.ts";
import { dayField, nullable } from "#platform/wire.ts";

const passengersMessage = "Please select number of passengers";
const slug = (message: string) => z.string(message).check(z.trim(), z.maxLength(60, message));

/** A day of a tour: its price for the party, and whether a vehicle is free. */
const tourDay = z.object({
  date: z.string(),
  /** Closed: the tour does not run that day. The other states are those of any offer. */
  state: z.enum([...confirmations, "closed"]),
  /** Null if only our team can price it. */
  total_cents: z.nullable(z.int()),
  /** Why it is closed or costs more than usual. */
  notes: z.array(z.string()),
  /** Why our team checks it first. */
  doubts: z.array(z.enum(confirmationDoubts)),
});
export type TourDay = z.output<typeof tourDay>;

const tourDays = z.object({
  /** The party the prices are for, and the vehicle it travels in. */
  passengers: z.int(),
  vehicle_kind: z.string(),
  /** Seats of the largest vehicle we could send; 0 while the fleet is unknown. */
  seats_at_most: z.int(),
  start_time: z.string(),
  /** By date, from the requested day or the first on which the tour runs. */
  days: z.array(tourDay),
});
export type TourDays = z.output<typeof tourDays>;

/** The price of an airport transfer to a place in one vehicle class, by day and without extras. */
const classFare = z.object({
  vehicle_class: z.string(),
  name: z.string(),
  fewest: z.int(),
  most: z.int(),
  /** For the smallest party of the class and for the largest. */
  from_cents: z.int(),
  to_cents: z.int(),
});
export type ClassFare = z.output<typeof classFare>;

/** The drive from the airport to a place, with its prices. */
const airportRoute = z.object({
  kilometres: z.number(),
  /** On a working day, by departure time, from a traffic model. */
  drives: z.array(z.object({ at: z.string(), minutes: z.int() })),
  /** By today’s tariff, without surcharges for certain times. */
  fares: z.array(classFare),
});
export type AirportRoute = z.output<typeof airportRoute>;

export const faresContract = contract({
  tourDays: call({
    summary: "Lists the next days of a tour: its price for a party, and whether a vehicle is free.",
    access: "anyone",
    effect: "reads",
    limit: { times: 60, seconds: 60 },
    input: z.object({
      tour: slug("Choose one of our tours"),
      passengers: z
        .int(passengersMessage)
        .check(z.minimum(1, passengersMessage), z.maximum(companyRules.passengersAtMost, passengersMessage)),
      /** The first day to show; null for the first bookable one. */
      from: nullable(z.pipe(dayField("Enter a date"), z.transform(localDate))),
    }),
    output: tourDays,
    refusals: { no_such_tour: "We couldn’t find that tour." },
  }),
  airportRoute: call({
    summary: "Reads the way from Cape Town International Airport to a place: distance, time by the hour, fares.",
    access: "anyone",
    effect: "reads",
    forPages: true,
    input: z.object({ place: slug("Choose one of our places") }),
    output: airportRoute,
    refusals: { no_such_place: "We couldn’t find that place." },
  }),
});
