import { measureRoad, type Point } from "./measure-road.ts";
import type { RoadSource } from "./road-table.ts";
import { minutesInTraffic } from "./traffic.ts";

/** In map order: longitude first. */
export type LinePoint = readonly [longitude: number, latitude: number];

/** The drive between two points at a certain time. */
export type Drive = {
  readonly km: number;
  /** With modelled traffic for that time of day. */
  readonly minutes: number;
  /** Along the roads, or two points in a straight line if only the distance is known. */
  readonly line: readonly LinePoint[];
  readonly source: RoadSource;
};

/**
 * Distance, duration and line of a drive starting at that time: from a routing service or the road network if the company has one, else
 * from our own table. There is always an answer.
 */
export type DriveBetween = (from: Point, to: Point, departsAt: Date) => Promise<Drive>;

/** A drive on empty roads. */
export type QuietDrive = Pick<Drive, "km" | "line" | "source"> & { readonly quietMinutes: number };

/** The same drive with that moment’s traffic. */
export const driveAt = ({ quietMinutes, ...way }: QuietDrive, departsAt: Date): Drive => ({
  ...way,
  km: Math.round(way.km * 10) / 10,
  minutes: Math.max(1, Math.round(minutesInTraffic(quietMinutes, departsAt))),
});

/** From our own table, without a road network. */
export function driveByTable(from: Point, to: Point): QuietDrive {
  const { kilometres, minutes } = measureRoad(from, to);
  return { km: kilometres, quietMinutes: minutes, line: [linePoint(from), linePoint(to)], source: "table" };
}

export const linePoint = ({ longitude, latitude }: Point): LinePoint => [longitude, latitude];
