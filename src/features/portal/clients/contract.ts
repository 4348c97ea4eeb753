import * as z from "zod/mini";
import { guestPayers } from "#domain/partner/partner-price.ts";
import { journeyRequest, outOfSeason } from "#features/booking/journey-contract.ts";
import { call, contract } from "#platform/contract.ts";
import { textField } from "#platform/wire.ts";

const partners = ["hotel", "travel_agent"] as const;
/** A file to download; its content in base64. */
const savedFile = z.object({ name: z.string(), type: z.string(), content: z.string() });
const notActive = { no_partner: "Your partnership isn’t active. Please call us." };

const client = z.object({
  name: z.string(),
  phone: z.string(),
  trips: z.int(),
  last_pickup_at: z.string(),
  /** The last booking, as a template for the next. */
  reference: z.string(),
});
export type Client = z.output<typeof client>;

/** A partner’s documents for its own clients: in the partner’s name, at its price. */
export const clientsContract = contract({
  myClients: call({
    summary: "Lists the people the signed-in person’s partner has booked for, the latest first.",
    access: partners,
    effect: "reads",
    input: z.object({}),
    output: z.object({ clients: z.array(client) }),
    refusals: notActive,
  }),
  itineraryFile: call({
    summary:
      "Draws the itinerary of a partner’s booking in the partner’s name, with its price to the client or without one.",
    access: partners,
    effect: "reads",
    limit: { times: 20, seconds: 60 },
    input: z.object({
      reference: z
        .string()
        .check(z.trim(), z.maxLength(20, "Enter the whole booking reference, with the part before the dash")),
      with_price: z._default(z.boolean("Choose yes or no"), false),
    }),
    output: savedFile,
    refusals: { not_found: "We couldn’t find that booking.", no_trip: "This booking has no trip left to show." },
  }),
  clientQuoteFile: call({
    summary: "Draws a quote in the partner’s name at the partner’s price to its client. Holds and books nothing.",
    access: partners,
    effect: "reads",
    limit: { times: 20, seconds: 60 },
    input: z.extend(journeyRequest, {
      payer: z._default(z.enum(guestPayers, "Choose who pays"), "partner"),
      client_name: textField("Enter the client’s name", 200),
    }),
    output: savedFile,
    refusals: {
      ...notActive,
      out_of_season: outOfSeason,
      pickup_in_past: "The pickup is in the past. Choose a later date or time.",
      return_in_past: "The return trip is in the past. Choose a later date.",
      return_before_pickup: "The return date must be after the pickup date.",
      no_price: "We have no price for this trip yet. Send us a request, and our team will quote it.",
    },
  }),
});
