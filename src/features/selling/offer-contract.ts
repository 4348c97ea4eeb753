import * as z from "zod/mini";
import { confirmationDoubts, confirmations } from "#domain/booking/confirmation.ts";
import { vehicleClassIds } from "#domain/company/catalogue.ts";

export type Confirmation = (typeof confirmations)[number];

/** Our offer for a journey: the price with every step of the way there, and what we can promise. */
export const journeyOffer = z.object({
  light: z.enum(confirmations),
  /** Null where only a person can say it. */
  total_cents: z.nullable(z.int()),
  lines: z.array(z.object({ code: z.string(), text: z.string(), amount_cents: z.int(), vat_code: z.string() })),
  /** The VAT within the total. */
  vat_cents: z.int(),
  trace: z.array(z.object({ step: z.string(), text: z.string(), delta_cents: z.int() })),
  /** The ends whose address we do not know, where the price waits for them: the suburb beside it is enough. */
  unknown_places: z.array(z.enum(["pickup", "destination"])),
  /** Why a person must look at it. */
  doubts: z.array(z.enum(confirmationDoubts)),
  tariff_version: z.int(),
  vehicle_kind: z.string(),
  /** The class this price is for. */
  vehicle_class: z.enum(vehicleClassIds),
  /** Every class that takes the party and has a price of its own, the smallest first. */
  vehicles: z.array(
    z.object({
      vehicle_class: z.enum(vehicleClassIds),
      name: z.string(),
      /** Passengers at most; null where we have none whose seats we know. */
      seats: z.nullable(z.int()),
      bags: z.int(),
      /** Bags go on a trailer, whose price is in the total. */
      has_trailer: z.boolean(),
      total_cents: z.nullable(z.int()),
      light: z.enum(confirmations),
    }),
  ),
  /** On how many days vehicle and driver stay with the group; 1 where each way is a trip by itself. */
  days: z.int(),
  kilometres: z.nullable(z.number()),
  minutes: z.nullable(z.int()),
  /** On request: by when our team has confirmed, were it sent now. */
  answer_due_at: z.nullable(z.string()),
  /** Unavailable: pickups near the requested one at which a vehicle is free. */
  alternatives: z.array(z.string()),
});
export type JourneyOffer = z.output<typeof journeyOffer>;
