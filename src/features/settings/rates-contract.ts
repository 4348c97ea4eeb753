import * as z from "zod/mini";
import type { LocalDate } from "#domain/time/local-time.ts";
import { call, contract } from "#platform/contract.ts";

export const ratesContract = contract({
  exchangeRates: call({
    summary: "Reads the exchange rates by which prices are shown in other currencies.",
    access: "anyone",
    effect: "reads",
    forPages: true,
    input: z.object({}),
    /** The price of one unit in rand; 0 if there is no rate. */
    output: z.object({ on: z.custom<LocalDate | "">(), usd: z.number(), eur: z.number(), gbp: z.number() }),
  }),
});
