import { useState } from "react";
import { toast } from "#design/overlay/toast.tsx";
import type { TripAction } from "#domain/drive/trip-actions.ts";
import { assignContract } from "#features/trips/assign/contract.ts";
import { useMakeCall } from "#platform/browser/use-call.ts";
import { offersAction } from "../action-policy.ts";
import type { BoardDay, BoardTrip } from "../contract.ts";
import { canSwap, pairOn } from "../pair-policy.ts";
import { type Blocked, blockedIn } from "./gate-reasons.tsx";
import { readWarnings } from "./use-candidates.ts";
import type { DropTarget } from "./use-drag.ts";
import { boardReads } from "./use-line.ts";
import type { RowsBy } from "./use-rows.ts";
import { type TriedPlan, useTriedPlan, withoutCrew } from "./use-tried-plan.ts";

/** A trip with a driver and a vehicle. */
export type Pair = { readonly trip: BoardTrip; readonly driverId: string; readonly vehicleId: string };

/** The current question to the dispatcher. */
export type BoardTask =
  | { readonly kind: "assign"; readonly trip: BoardTrip; readonly driverId: string; readonly vehicleId: string }
  | { readonly kind: "conflict"; readonly pair: Pair; readonly blocked: Blocked }
  | { readonly kind: "warning"; readonly pair: Pair; readonly warnings: readonly string[] }
  | { readonly kind: "unassign" | "offer" | "shift" | "note"; readonly trip: BoardTrip }
  | { readonly kind: "swap"; readonly first: BoardTrip; readonly second: BoardTrip };

/** Assigns, asking further if there are conflicts. */
export function useBoardTask(day: BoardDay, by: RowsBy) {
  const [task, setReal] = useState<BoardTask>();
  const tried = useTriedPlan();
  const setTask = (next: BoardTask | undefined) => {
    if (!tried || !next || !tryTask(tried, next)) setReal(next);
  };
  const assigning = useMakeCall(assignContract.assignTrip, [...boardReads, assignContract.candidatesForTrip]);

  const assign = async (pair: Pair, overrideReason?: string) => {
    const { trip, driverId, vehicleId } = pair;
    if (tried) {
      setTask(undefined);
      return tried.tryCrews([{ trip_id: trip.id, driver_id: driverId, vehicle_id: vehicleId }]);
    }
    try {
      await assigning.mutateAsync({
        trip_id: trip.id,
        version: trip.version,
        driver_id: driverId,
        vehicle_id: vehicleId,
        ...(overrideReason && { override_reason: overrideReason }),
      });
      setTask(undefined);
      void toast({ kind: "success", title: "Trip assigned", description: nameOf(day, driverId) });
    } catch (error) {
      const blocked = blockedIn(error);
      if (blocked && !overrideReason) return setTask({ kind: "conflict", pair, blocked });
      throw error;
    }
  };

  /** After a drag or shortcut: failures are shown as toasts. */
  const assignNow = (pair: Pair) =>
    void assign(pair).catch((error: unknown) =>
      toast({ kind: "error", title: error instanceof Error ? error.message : "We couldn’t assign this trip." }),
    );

  /** Dropping on a driver shows the same warnings as the list. */
  const assignDropped = async (pair: Pair) => {
    const warnings = tried ? [] : await readWarnings({ tripId: pair.trip.id, driverId: pair.driverId });
    if (warnings.length > 0) setTask({ kind: "warning", pair, warnings });
    else assignNow(pair);
  };

  const drop = (tripId: string, target: DropTarget) => {
    const trip = day.trips.find(({ id }) => id === tripId);
    if (!trip || !offersAction("assign", trip, new Date())) return;
    const second = day.trips.find(({ id }) => id === target.trip);
    if (second && canSwap(trip, second)) return setTask({ kind: "swap", first: trip, second });
    if (target.row === "") return trip.driver ? setTask({ kind: "unassign", trip }) : undefined;
    const { driverId, vehicleId } = pairOn(day, by, trip, target.row);
    if (driverId === trip.driver?.id && vehicleId === trip.vehicle?.id) return;
    if (driverId && vehicleId) void assignDropped({ trip, driverId, vehicleId });
    else setTask({ kind: "assign", trip, driverId, vehicleId });
  };

  /** Closing a dialog that led to another must not close that one. */
  const endTask = (done: BoardTask) => setReal((current) => (current === done ? undefined : current));

  /** The action of a shortcut on a trip; nothing if it makes no sense. */
  const start = (key: string, tripId: string) => {
    const trip = day.trips.find(({ id }) => id === tripId);
    const request = trip && taskFor(key, trip);
    if (request) setTask(request);
  };

  return { task, setTask, endTask, assign, assignNow, drop, start };
}

function taskFor(key: string, trip: BoardTrip): BoardTask | undefined {
  if (key === "n") return { kind: "note", trip };
  const may = (action: TripAction) => offersAction(action, trip, new Date());
  if (key === "a" && may("assign")) return { kind: "assign", trip, driverId: "", vehicleId: "" };
  if (key === "m" && may("move")) return { kind: "shift", trip };
  if (key === "u" && may("unassign")) return { kind: "unassign", trip };
  return key === "o" && may("offer") ? { kind: "offer", trip } : undefined;
}

/** In a plan nothing needs explaining: it is tried immediately. False if a dialog is needed first. */
function tryTask(tried: TriedPlan, task: BoardTask): boolean {
  if (task.kind === "unassign") tried.tryCrews([withoutCrew(task.trip.id)]);
  if (task.kind === "swap") tried.tryCrews([crewFor(task.first, task.second), crewFor(task.second, task.first)]);
  // All vehicles of a split trip move together, which a plan doesn’t support.
  return task.kind !== "assign" && !(task.kind === "shift" && task.trip.vehicles === 1);
}

const crewFor = (trip: BoardTrip, { driver, vehicle }: BoardTrip) =>
  driver && vehicle ? { trip_id: trip.id, driver_id: driver.id, vehicle_id: vehicle.id } : withoutCrew(trip.id);

const nameOf = (day: BoardDay, driverId: string) => day.drivers.find(({ id }) => id === driverId)?.name ?? "";
