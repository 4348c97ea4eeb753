import { type DriveBetween, driveAt, driveByTable, type QuietDrive } from "#domain/geography/drive.ts";
import type { Point } from "#domain/geography/measure-road.ts";
import { completeTable, type RoadTableBetween, type WaysTable } from "#domain/geography/road-table.ts";
import type { SpeedKind } from "#domain/geography/speed-kind.ts";
import { inSlices } from "#platform/jobs/in-slices.ts";

/** The source of ways: a routing service, or a road network. */
export type WaySource = {
  /** Undefined if it doesn’t know. */
  readonly wayBetween: (from: Point, to: Point) => Promise<QuietDrive | undefined>;
  /** Undefined if it can’t answer at all. */
  readonly waysBetween: (places: readonly Point[], speed: SpeedKind) => Promise<WaysTable | undefined>;
};

export type Drives = { readonly driveBetween: DriveBetween; readonly roadTable: RoadTableBetween };

/** Drives by the first source that knows them, and by our own table where none does. There is always an answer. */
export function openDrives(sources: readonly WaySource[]): Drives {
  return {
    async driveBetween(from, to, departsAt) {
      for (const { wayBetween } of sources) {
        const way = await wayBetween(from, to);
        if (way) return driveAt(way, departsAt);
      }
      return driveAt(driveByTable(from, to), departsAt);
    },
    async roadTable(places, request = {}) {
      for (const { waysBetween } of sources) {
        const ways = await waysBetween(places, request.speed ?? "car");
        if (ways) return inSlices(completeTable(places, ways, request));
      }
      return inSlices(completeTable(places, undefined, request));
    },
  };
}
