import * as z from "zod/mini";
import { tripStates } from "#domain/trip/trip-lifecycle.ts";
import { call, contract } from "#platform/contract.ts";
import { companyViewers, notFound, ofCompany, orItsOwn } from "../contract.ts";

const travelling = z.object({
  trip_id: z.string(),
  reference: z.string(),
  traveller: z.string(),
  phone: z.string(),
  state: z.enum(tripStates),
  pickup_location: z.string(),
  destination: z.string(),
  pickup_at: z.string(),
  planned_end: z.string(),
});
export type Travelling = z.output<typeof travelling>;

const rideToShare = z.object({
  pickup_location: z.string(),
  destination: z.string(),
  riders: z.array(
    z.object({ reference: z.string(), traveller: z.string(), pickup_at: z.string(), passengers: z.int() }),
  ),
});
export type RideToShare = z.output<typeof rideToShare>;

export const companyCareContract = contract({
  whoTravels: call({
    summary: "Lists who of a company is on the road now, those who agreed to it, and rides that could be shared.",
    access: orItsOwn(companyViewers),
    effect: "reads",
    input: z.object(ofCompany),
    output: z.object({
      travelling: z.array(travelling),
      /** Travellers on the road who have not agreed to be shown. */
      unnamed: z.int(),
      to_share: z.array(rideToShare),
    }),
    refusals: notFound,
  }),
});
