import * as z from "zod/mini";
import { call, contract } from "#platform/contract.ts";
import { fleetReaders } from "../contract.ts";

/** The address for calendars, followed by a secret token. */
export const calendarAddress = "/functions/v1/service-calendar";

export const serviceCalendarContract = contract({
  myServiceCalendar: call({
    summary: "Shows the private address of your calendar of services.",
    access: fleetReaders,
    effect: "reads",
    input: z.object({}),
    /** Null until you create one. */
    output: z.object({ address: z.nullable(z.string()) }),
  }),
  renewServiceCalendar: call({
    summary:
      "Creates the private address of your calendar of services, or replaces it so that the old one stops working.",
    access: fleetReaders,
    effect: "changes",
    input: z.object({}),
    output: z.object({ address: z.string() }),
  }),
});
