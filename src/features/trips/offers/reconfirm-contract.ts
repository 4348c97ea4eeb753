import * as z from "zod/mini";
import { tripStates } from "#domain/trip/trip-lifecycle.ts";
import { call, contract } from "#platform/contract.ts";
import { lostTrip, tripToken } from "./contract.ts";

export const reconfirmContract = contract({
  reconfirmTrip: call({
    summary: "Reconfirms an accepted trip by its link. Said twice, it counts once.",
    access: "anyone",
    effect: "changes",
    limit: { times: 20, seconds: 60 },
    input: z.object({ token: tripToken }),
    output: z.object({ state: z.enum(tripStates) }),
    refusals: { not_found: lostTrip, not_yours: "This trip is no longer assigned to you. Please call dispatch." },
  }),
});
