import type { Ride, RoutingProblem, ShiftVehicle } from "./routing-problem.ts";

export const hasRoom = (ride: Ride, vehicle: ShiftVehicle): boolean =>
  Object.entries(ride.takes).every(([name, amount]) => amount <= (vehicle.room[name] ?? 0));

export const hasSkills = (ride: Ride, vehicle: ShiftVehicle): boolean =>
  (ride.needs ?? []).every((skill) => vehicle.skills?.includes(skill));

export const isAllowed = (ride: Ride, vehicle: ShiftVehicle): boolean =>
  ride.vehicles === undefined || ride.vehicles.includes(vehicle.id);

/** Whether each ride (row) may travel in each vehicle (column): 1 or 0. */
export function allowedPairs({ rides, vehicles }: RoutingProblem): Uint8Array {
  const pairs = new Uint8Array(rides.length * vehicles.length);
  for (const [row, ride] of rides.entries())
    for (const [column, vehicle] of vehicles.entries())
      if (hasRoom(ride, vehicle) && hasSkills(ride, vehicle) && isAllowed(ride, vehicle))
        pairs[row * vehicles.length + column] = 1;
  return pairs;
}
