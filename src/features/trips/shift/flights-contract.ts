import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { flightStatuses } from "#domain/flight/flight.ts";
import { call, contract } from "#platform/contract.ts";
import { momentField } from "#platform/wire.ts";
import { tripRefusals } from "../contract.ts";

export const flightContract = contract({
  setFlight: call({
    summary: "Enters what our team knows of a trip’s flight; a late landing moves the pickup.",
    access: rolesThatMay("assign_driver"),
    effect: "changes",
    input: z.object({
      trip_id: z.uuid(),
      status: z.enum(flightStatuses),
      /** When it lands or has landed. */
      expected_at: z.nullable(momentField()),
    }),
    output: z.object({ trip_id: z.string() }),
    refusals: {
      not_found: tripRefusals.not_found,
      not_possible: tripRefusals.not_possible,
      no_flight: "This trip has no flight number. Enter it on the booking first.",
    },
  }),
});
