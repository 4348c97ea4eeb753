import * as z from "zod/mini";
import { cornerLimits, radiusLimits } from "#domain/tracking/geofence.ts";

export const point = {
  latitude: z.number("Enter a latitude").check(z.minimum(-90), z.maximum(90)),
  longitude: z.number("Enter a longitude").check(z.minimum(-180), z.maximum(180)),
};
const radius = `Enter ${radiusLimits.least} to ${radiusLimits.most} metres`;

export const shape = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("circle"),
    ...point,
    radius_m: z.int(radius).check(z.minimum(radiusLimits.least, radius), z.maximum(radiusLimits.most, radius)),
  }),
  z.object({
    kind: z.literal("polygon"),
    ring: z
      .array(z.object(point))
      .check(
        z.minLength(cornerLimits.least, "Mark at least three corners"),
        z.maxLength(cornerLimits.most, `Mark at most ${cornerLimits.most} corners`),
      ),
  }),
]);
export type SentShape = z.output<typeof shape>;
