import { useState } from "react";
import { Button } from "#design/button.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { Checkbox } from "#design/fields/checkbox.tsx";
import type { RouteRun, RunRoute } from "../contract.ts";
import { kmText } from "./run-labels.ts";

type RouteTableProps = { run: RouteRun; isOpen: boolean; onApply: (driverIds: readonly string[]) => void };

/** The routes of the plan, and which of them to apply. Those that exchange trips are chosen together. */
export function RouteTable({ run, isOpen, onApply }: RouteTableProps) {
  const changing = run.routes.filter(({ group }) => group > 0);
  const givers = driversLosingAll(run);
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const chosen = [
    ...changing.filter(({ group }) => !left.has(group)).map(({ driver }) => driver.id),
    ...(left.size === 0 ? givers : []),
  ];
  const toggle = ({ group }: RunRoute) => {
    const next = new Set(left);
    if (!next.delete(group)) next.add(group);
    setLeft(next);
  };
  if (run.routes.length === 0)
    return <EmptyState title="No routes yet" text="They appear as soon as the day is read." />;
  const groups = new Set(changing.map(({ group }) => group)).size;
  return (
    <>
      <ul className="grid" aria-label="Routes">
        {run.routes.map((route) => (
          <li
            key={route.driver.id}
            className="grid items-center gap-x-4 border-line border-t first:border-t-0 sm:grid-cols-[minmax(0,1fr)_auto]"
          >
            {isOpen && route.group > 0 ? (
              <Checkbox
                label={`${route.driver.name}, ${route.vehicle.plate}`}
                hint={`${route.changes} of ${route.trip_ids.length} trips change${groups > 1 ? `, group ${route.group}` : ""}`}
                checked={!left.has(route.group)}
                onChange={() => toggle(route)}
              />
            ) : (
              <p className="py-2.5">
                {route.driver.name}, {route.vehicle.plate}
                <span className="block text-ink-2 text-sm">
                  {route.changes === 0 ? "No changes" : `${route.changes} of ${route.trip_ids.length} trips change`}
                </span>
              </p>
            )}
            <p className="pb-2 text-ink-2 text-sm tabular-nums sm:pb-0 sm:text-end">
              {kmText(route.km)}, {kmText(route.empty_km)} empty, {Math.round(route.minutes / 60)} h
            </p>
          </li>
        ))}
      </ul>
      {isOpen && (
        <div className="mt-4 flex flex-wrap items-center gap-3">
          <Button disabled={chosen.length === 0} onClick={() => onApply(chosen)}>
            {left.size === 0 ? "Apply plan" : `Apply ${chosen.length} ${chosen.length === 1 ? "route" : "routes"}`}
          </Button>
          <p className="text-ink-2 text-sm">
            {changing.length === 0
              ? "This plan changes nothing."
              : "Routes of one group exchange trips or vehicles: they are applied together."}
          </p>
        </div>
      )}
    </>
  );
}

/** Drivers who have trips now and none in the plan are on no route. */
function driversLosingAll({ moves, routes }: RouteRun): string[] {
  const driving = new Set(routes.map(({ driver }) => driver.id));
  return [...new Set(moves.flatMap(({ from }) => from?.driver.id ?? []))].filter((id) => !driving.has(id));
}
