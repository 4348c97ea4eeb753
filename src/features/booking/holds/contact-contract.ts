import * as z from "zod/mini";
import { call, contract } from "#platform/contract.ts";

export const contactContract = contract({
  confirmContact: call({
    summary: "Confirms a booking’s email address by the link in our email, and holds its vehicle for longer.",
    access: "anyone",
    effect: "changes",
    limit: { times: 10, seconds: 60 },
    input: z.object({
      reference: z
        .string()
        .check(z.trim(), z.maxLength(20, "Enter the whole booking reference, with the part before the dash")),
      key: z.string().check(z.trim(), z.maxLength(100, "Use the link in our email")),
    }),
    output: z.object({ booking_reference: z.string(), hold_until: z.nullable(z.string()) }),
    refusals: { not_found: "We couldn’t confirm your email address with this link. Please use the link in our email." },
  }),
});
