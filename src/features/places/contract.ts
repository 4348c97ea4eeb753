import * as z from "zod/mini";
import { call, contract } from "#platform/contract.ts";

export const placesContract = contract({
  getGoogleMapsKey: call({
    summary: "The key for the map service, if the company uses one; addresses can be typed without it.",
    access: "anyone",
    effect: "reads",
    input: z.object({}),
    output: z.object({ apiKey: z.nullable(z.string()) }),
  }),
});
