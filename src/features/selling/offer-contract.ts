import * as z from "zod/mini";
import { confirmationDoubts, confirmations } from "#domain/booking/confirmation.ts";
import { vehicleDrawings } from "#domain/catalogue/vehicle-class.ts";
import { offeredExtra } from "#features/booking/journey-contract.ts";
import { uploadedPicture } from "#features/catalogue/picture-contract.ts";
import { slugField } from "#platform/wire.ts";

export type Confirmation = (typeof confirmations)[number];

/** Our offer for a journey: the price with its calculation, and what we can promise. */
export const journeyOffer = z.object({
  light: z.enum(confirmations),
  /** Null if only our team can price it. */
  total_cents: z.nullable(z.int()),
  lines: z.array(z.object({ code: z.string(), text: z.string(), amount_cents: z.int(), vat_code: z.string() })),
  /** Due when booking, and when the rest is; null if the full price is due at once. */
  deposit_cents: z.nullable(z.int()),
  rest_due_at: z.nullable(z.string()),
  /** The VAT within the total. */
  vat_cents: z.int(),
  trace: z.array(z.object({ step: z.string(), text: z.string(), delta_cents: z.int() })),
  /** Ends of the trip whose unknown address prevents a price: adding the suburb is enough. */
  unknown_places: z.array(z.enum(["pickup", "destination"])),
  /** Why our team must check it. */
  doubts: z.array(z.enum(confirmationDoubts)),
  tariff_version: z.int(),
  vehicle_kind: z.string(),
  /** The vehicle class that this price is for. */
  vehicle_class: slugField(),
  /** Every class that fits the party and has its own price, smallest first. */
  vehicles: z.array(
    z.object({
      vehicle_class: slugField(),
      name: z.string(),
      /** Its comfort, as the company calls it; empty while all vehicles are alike. */
      grade: z.string(),
      drawing: z.enum(vehicleDrawings),
      /** Its first photograph; null until there is one. */
      picture: z.nullable(uploadedPicture),
      inside: z.string(),
      description: z.string(),
      /** The maximum number of passengers; null if unknown. */
      seats: z.nullable(z.int()),
      bags: z.int(),
      /** Some bags go on a trailer, whose price is included. */
      has_trailer: z.boolean(),
      total_cents: z.nullable(z.int()),
      light: z.enum(confirmations),
    }),
  ),
  /** The promo code that was entered, and why it takes nothing off. */
  promo: z.optional(z.object({ code: z.string(), problem: z.nullable(z.string()) })),
  /** The extras that can be booked with it. */
  extras: z.array(offeredExtra),
  /** Days that the vehicle and the driver stay with the group; 1 if each way is a separate trip. */
  days: z.int(),
  kilometres: z.nullable(z.number()),
  minutes: z.nullable(z.int()),
  /** For a request: when our team will have confirmed if it were sent now. */
  answer_due_at: z.nullable(z.string()),
  /** If unavailable: pickup times nearby with a free vehicle. */
  alternatives: z.array(z.string()),
});
export type JourneyOffer = z.output<typeof journeyOffer>;
