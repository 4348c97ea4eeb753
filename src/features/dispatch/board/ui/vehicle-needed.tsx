import { vehicleClassName } from "#domain/catalogue/vehicle-class.ts";
import { vehicleNeeded } from "#domain/trip/trip-texts.ts";
import { vehicleClassesContract } from "#features/catalogue/classes/contract.ts";
import { useCall } from "#platform/browser/use-call.ts";
import type { BoardTrip } from "../contract.ts";

/** The class a trip was sold in, in words. */
export function useVehicleNeeded(): (trip: BoardTrip) => string {
  const classes = useCall(vehicleClassesContract.vehicleClasses, {}).data?.classes ?? [];
  return (trip) => vehicleNeeded({ ...trip, vehicle_kind: vehicleClassName(classes, trip.vehicle_class) });
}

export const VehicleNeeded = ({ trip }: { trip: BoardTrip }) => useVehicleNeeded()(trip);
