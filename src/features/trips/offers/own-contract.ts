import * as z from "zod/mini";
import { offerStandings } from "#domain/trip/offer-round.ts";
import { call, contract } from "#platform/contract.ts";
import { textField } from "#platform/wire.ts";
import { crewMarks } from "../contract.ts";
import { answer, answered, myOffer, offeredTrip } from "./contract.ts";

const unknown = { not_found: "We couldn’t find that offer." };
const standing = z.object({ standing: z.enum(offerStandings) });

export const poolOffer = z.object({
  id: z.string(),
  provider: z.string(),
  ...offeredTrip,
  /** The provider’s drivers and vehicles that are busy or not allowed then. */
  marks: crewMarks,
  /** Whether one of its drivers may take it in one of its vehicles. */
  has_crew: z.boolean(),
});
export type PoolOffer = z.output<typeof poolOffer>;

/** Offers for signed-in drivers, and for providers who choose a driver and a vehicle. */
export const ownOffersContract = contract({
  myOffers: call({
    summary: "Lists the open offers of the driver who asks.",
    access: ["driver"],
    effect: "reads",
    input: z.object({}),
    output: z.object({ offers: z.array(myOffer) }),
  }),
  answerMyOffer: call({
    summary: "Accepts or declines one of the driver’s own offers. Said twice, it counts once.",
    access: ["driver"],
    effect: "changes",
    input: z.object({ offer_id: z.uuid(), ...answer }),
    output: standing,
    refusals: { ...unknown, ...answered },
  }),
  poolOffers: call({
    summary: "Lists the trips offered to the driver provider who asks.",
    access: ["driver_provider"],
    effect: "reads",
    input: z.object({}),
    output: z.object({ offers: z.array(poolOffer) }),
  }),
  acceptPoolOffer: call({
    summary: "Accepts a trip offered to a provider, with a driver and a vehicle of their own.",
    access: ["driver_provider"],
    effect: "changes",
    input: z.object({
      id: z.uuid(),
      driver_id: z.uuid("Choose a driver"),
      vehicle_id: z.uuid("Choose a vehicle"),
    }),
    output: standing,
    refusals: {
      ...unknown,
      ...answered,
      not_your_crew: "Choose one of your own drivers and one of your own vehicles.",
    },
  }),
  declinePoolOffer: call({
    summary: "Declines a trip offered to a provider, with the reason.",
    access: ["driver_provider"],
    effect: "changes",
    input: z.object({ id: z.uuid(), reason: textField("Enter a reason", 500) }),
    output: standing,
    refusals: { ...unknown, ...answered },
  }),
});
