import * as z from "zod/mini";
import { call, contract } from "#platform/contract.ts";

/** A place known by name. `kind` decides its icon, `area` distinguishes places of the same name. */
const knownPlace = z.object({ id: z.string(), name: z.string(), kind: z.string(), area: z.string() });
export type KnownPlace = z.output<typeof knownPlace>;

export const placesContract = contract({
  getGoogleMapsKey: call({
    summary: "Reads the key for the map service, if there is one. Addresses can be entered without it.",
    access: "anyone",
    effect: "reads",
    input: z.object({}),
    output: z.object({ apiKey: z.nullable(z.string()) }),
  }),
  suggestPlaces: call({
    summary: "Suggests places for what is being typed, the likeliest first.",
    access: "anyone",
    effect: "reads",
    limit: { times: 120, seconds: 60 },
    input: z.object({ text: z.string().check(z.trim(), z.maxLength(100, "Please use at most 100 characters")) }),
    output: z.object({ places: z.array(knownPlace) }),
  }),
});
