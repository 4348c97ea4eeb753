import { useStoredFile } from "#design/pictures/use-stored-file.ts";
import { driverPortrait, vehiclePortrait } from "#domain/fleet/portrait.ts";
import { driversDeskContract } from "#features/drivers/desk/contract.ts";
import { vehiclesContract } from "#features/fleet/vehicles/contract.ts";
import { useCall } from "#platform/browser/use-call.ts";
import type { BoardTrip } from "../contract.ts";

/** The addresses of a driver’s and a vehicle’s picture; null where the trip has none yet. */
export type CrewFaces = { readonly driver: string | null; readonly vehicle: string | null };
export const noFaces: CrewFaces = { driver: null, vehicle: null };

/** The pictures of a trip’s crew to print: photographs, or drawn ones. Undefined until they are here. */
export function useCrewFaces(trip: BoardTrip | undefined): CrewFaces | undefined {
  const [driverId, vehicleId] = [trip?.driver?.id ?? "", trip?.vehicle?.id ?? ""];
  const driver = useCall(driversDeskContract.readDriver, { driver_id: driverId }, { enabled: driverId !== "" });
  const vehicle = useCall(vehiclesContract.readVehicle, { id: vehicleId }, { enabled: vehicleId !== "" });
  const face = useStoredFile(driver.data?.photo_id ?? null);
  const picture = useStoredFile(vehicle.data?.photo_id ?? null);
  const isWaiting = [
    driverId !== "" && driver.isPending,
    vehicleId !== "" && vehicle.isPending,
    driver.data?.photo_id && !face.address && !face.error,
    vehicle.data?.photo_id && !picture.address && !picture.error,
  ].some(Boolean);
  if (isWaiting) return undefined;
  return {
    driver: driverId === "" ? null : (face.address ?? driverPortrait(driverId)),
    vehicle: vehicle.data ? (picture.address ?? vehiclePortrait(vehicle.data)) : null,
  };
}
