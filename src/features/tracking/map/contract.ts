import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { call, contract } from "#platform/contract.ts";

const point = z.object({ latitude: z.number(), longitude: z.number() });

export const trackingMapContract = contract({
  readTripWay: call({
    summary: "Reads where a trip starts and ends, and its way by road where there is a road network.",
    access: rolesThatMay("view_live_map"),
    effect: "reads",
    input: z.object({ trip_id: z.uuid("Choose a trip") }),
    output: z.object({
      /** Null if we know the address only roughly. */
      pickup: z.nullable(point),
      dropoff: z.nullable(point),
      /** The radius around each end. */
      radius_m: z.int(),
      /** Empty without a road network. */
      line: z.array(point),
    }),
    refusals: { not_found: "We couldn’t find that trip." },
  }),
});
