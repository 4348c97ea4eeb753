import type { ComponentType } from "react";
import { ActionDialog } from "#design/overlay/action-dialog.tsx";
import type { VehicleState } from "#domain/fleet/fleet.ts";
import { useMakeCall } from "#platform/browser/use-call.ts";
import { type OpenedVehicle, vehiclesContract } from "../contract.ts";
import { describeFreshVehicle } from "./vehicle-dialogs.tsx";

type Words = { title: (plate: string) => string; text: string; confirm: string; done: string };

const words: Readonly<Record<VehicleState, Words>> = {
  available: {
    title: (plate) => `Make ${plate} available?`,
    text: "It can be booked and sent out again, as long as its documents are valid.",
    confirm: "Make available",
    done: "Vehicle available",
  },
  maintenance: {
    title: (plate) => `Send ${plate} to maintenance?`,
    text: "It can’t be booked or sent out until you make it available again.",
    confirm: "Send to maintenance",
    done: "Vehicle in maintenance",
  },
  off_road: {
    title: (plate) => `Take ${plate} off the road?`,
    text: "It can’t be booked or sent out until you make it available again.",
    confirm: "Take off the road",
    done: "Vehicle off the road",
  },
  retired: {
    title: (plate) => `Retire ${plate}?`,
    text: "It’s removed from the fleet. Its records are kept, and you can bring it back.",
    confirm: "Retire",
    done: "Vehicle retired",
  },
};

/** The vehicle’s trips in a period. */
export type TripsView = ComponentType<{ vehicleId: string; from: string; until: string }>;

type StatusDialogProps = { vehicle: OpenedVehicle; to: VehicleState; trips: TripsView; onClose: () => void };

/** Asks for a reason, and lists trips that need another vehicle. */
export function StatusDialog({ vehicle, to, trips, onClose }: StatusDialogProps) {
  const move = useMakeCall(vehiclesContract.changeVehicleStatus, [
    vehiclesContract.readVehicle,
    vehiclesContract.listVehicles,
  ]);
  const { title, text, confirm, done } = words[to];
  return (
    <ActionDialog
      title={title(vehicle.plate)}
      text={text}
      confirmLabel={confirm}
      doneLabel={done}
      tone={to === "available" ? "primary" : "danger"}
      reason={{ hint: "Shown in the vehicle’s history." }}
      missing={
        to === "retired" && vehicle.trips_ahead > 0
          ? vehiclesContract.changeVehicleStatus.refusals.has_trips
          : undefined
      }
      describeFresh={describeFreshVehicle}
      onClose={onClose}
      onConfirm={(reason) => move.mutateAsync({ id: vehicle.id, version: vehicle.version, to, reason })}
    >
      {to !== "available" && <TripsAhead vehicleId={vehicle.id} trips={trips} />}
    </ActionDialog>
  );
}

/** Dispatch can act on two months. */
function TripsAhead({ vehicleId, trips: Trips }: { vehicleId: string; trips: TripsView }) {
  const now = new Date();
  now.setUTCHours(now.getUTCHours(), 0, 0, 0);
  const until = new Date(now.getTime() + 60 * 24 * 3600 * 1000);
  return <Trips vehicleId={vehicleId} from={now.toISOString()} until={until.toISOString()} />;
}
