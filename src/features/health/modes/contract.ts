import * as z from "zod/mini";
import { degradedPlaces } from "#domain/health/degraded-modes.ts";
import { call, contract } from "#platform/contract.ts";

export const modesContract = contract({
  serviceNotices: call({
    summary: "Reads what works differently at one place of the site while a part of it is away; usually nothing.",
    access: "anyone",
    effect: "reads",
    limit: { times: 60, seconds: 60 },
    input: z.object({ place: z.enum(degradedPlaces) }),
    output: z.object({ notices: z.array(z.string()) }),
  }),
});
