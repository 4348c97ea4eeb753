import { areaOf } from "#domain/geography/area-of.ts";
import type { LinePoint } from "#domain/geography/drive.ts";
import type { Point } from "#domain/geography/measure-road.ts";
import type { Context } from "#platform/context.ts";
import { pointOf } from "../../server/estimate-arrival.ts";
import type { DrivePart, OpenLink } from "../../server/views.ts";

/** Where a trip begins and ends on the map, and the way between, as far as they are known. */
export type LiveWay = {
  readonly pickup: Point | null;
  readonly dropoff: Point | null;
  /** Empty where we know the distance only: as the crow flies is no way to drive. */
  readonly line: readonly LinePoint[];
};

/** Family sees the areas, and no way to a door. */
export async function describeWay(
  ctx: Context,
  { from, to, pickupAt }: DrivePart,
  { kind }: Pick<OpenLink, "kind">,
): Promise<LiveWay> {
  if (kind === "family") return { pickup: pointOf(areaOf(from) ?? ""), dropoff: pointOf(areaOf(to) ?? ""), line: [] };
  const [pickup, dropoff] = [pointOf(from), pointOf(to)];
  if (!pickup || !dropoff || from === to) return { pickup, dropoff, line: [] };
  const { line, source } = await ctx.map.driveBetween(pickup, dropoff, pickupAt);
  return { pickup, dropoff, line: source === "roads" ? line : [] };
}
