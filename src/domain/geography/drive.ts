import { measureRoad, type Point } from "./measure-road.ts";
import { minutesInTraffic } from "./traffic.ts";

/** As maps write a point: longitude first. */
export type LinePoint = readonly [longitude: number, latitude: number];

/** The way from one point to another, as it is driven at a certain time. */
export type Drive = {
  readonly km: number;
  /** With the traffic of that time of day, which is a model. */
  readonly minutes: number;
  /** Along the roads; two points, as the crow flies, where we know the distance only. */
  readonly line: readonly LinePoint[];
  /** A map of all roads, or our own table of main roads. */
  readonly source: "roads" | "table";
};

/**
 * How far and how long it is from here to there for who starts at that time, and along which line. By the map of all roads
 * where the company has one, else by our own table: there is always an answer.
 */
export type DriveBetween = (from: Point, to: Point, departsAt: Date) => Promise<Drive>;

/** A way on an empty road. */
export type QuietDrive = Pick<Drive, "km" | "line" | "source"> & { readonly quietMinutes: number };

/** The way that starts then. */
export const driveAt = ({ quietMinutes, ...way }: QuietDrive, departsAt: Date): Drive => ({
  ...way,
  km: Math.round(way.km * 10) / 10,
  minutes: Math.max(1, Math.round(minutesInTraffic(quietMinutes, departsAt))),
});

/** By our own table, without a map of all roads. */
export function driveByTable(from: Point, to: Point): QuietDrive {
  const { kilometres, minutes } = measureRoad(from, to);
  return { km: kilometres, quietMinutes: minutes, line: [linePoint(from), linePoint(to)], source: "table" };
}

export const linePoint = ({ longitude, latitude }: Point): LinePoint => [longitude, latitude];
