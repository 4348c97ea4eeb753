import * as z from "zod/mini";
import { call, contract } from "#platform/contract.ts";

/** The address behind the QR codes on a partner’s cards; it ends with the partner’s code. */
export const cardPage = "/at/";
export const cardKinds = ["desk", "room"] as const;
export type CardKind = (typeof cardKinds)[number];

const notFound = { not_found: "We couldn’t find a partner with this code." };

export const cardsContract = contract({
  myCardFile: call({
    summary: "Draws the partner’s desk card or a sheet of room cards. Their codes open booking and WhatsApp.",
    access: ["hotel", "travel_agent"],
    effect: "reads",
    limit: { times: 20, seconds: 60 },
    input: z.object({ card: z.enum(cardKinds, "Choose desk or room") }),
    /** A file to download; its content in base64. */
    output: z.object({ name: z.string(), type: z.string(), content: z.string() }),
    refusals: { no_code: "Your organisation has no partner code. Please call us to set one up." },
  }),
  openCard: call({
    summary: "Says where a code on a partner’s card leads: to booking, filled in, and to WhatsApp with a message.",
    access: "anyone",
    effect: "reads",
    limit: { times: 60, seconds: 60 },
    input: z.object({ code: z.string().check(z.trim(), z.minLength(1), z.maxLength(30)) }),
    output: z.object({
      booking: z.string(),
      whatsapp: z.string(),
      /** For a hotel: the pickup and drop-off address of its guests. */
      address: z.string(),
    }),
    refusals: notFound,
  }),
});
