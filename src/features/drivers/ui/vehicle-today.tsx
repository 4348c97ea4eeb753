import { CarFront } from "lucide-react";
import { Card, CardHeader } from "#design/card.tsx";
import type { DriverProfile } from "../contract.ts";

/** A suspended driver with no trip to finish sees no vehicles. */
export const drives = ({ state, vehicles_today }: Pick<DriverProfile, "state" | "vehicles_today">): boolean =>
  state !== "suspended" || vehicles_today.length > 0;

/** The vehicle to collect. */
export function VehicleToday({ vehicles }: { vehicles: DriverProfile["vehicles_today"] }) {
  return (
    <Card>
      <CardHeader title={vehicles.length > 1 ? "Your vehicles today" : "Your vehicle today"} />
      {vehicles.length === 0 && <p className="text-ink-2">None. You have no trips today.</p>}
      <ul className="grid gap-3">
        {vehicles.map(({ plate, name, seats }) => (
          <li key={plate} className="flex items-center gap-4">
            <span
              aria-hidden="true"
              className="grid size-12 shrink-0 place-items-center rounded-md bg-info-soft text-info [&>svg]:size-6"
            >
              <CarFront />
            </span>
            <span className="leading-tight">
              <span className="block font-bold font-display text-xl tracking-wide">{plate}</span>
              <span className="text-ink-2 text-sm">
                {name}, {seats} seats
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
