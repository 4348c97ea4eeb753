import { useState } from "react";
import { formatTime } from "#design/dates/date-text.tsx";
import { Field, Select } from "#design/fields/field.tsx";
import { StreetMapFrame } from "#design/map/street-map-frame.tsx";
import type { StreetMarker } from "#design/map/street-map-markers.ts";
import { kmText } from "#features/routing/ui/run-labels.ts";
import type { RunDrawing } from "#features/routing/ui/run-view.tsx";
import { useGround } from "#features/tracking/ui/use-ground.tsx";

/** One route or all of them, as straight lines from stop to stop. */
export function RouteMap({ run, chosen, onTrip }: RunDrawing) {
  const { ground, attribution } = useGround();
  const [driver, setDriver] = useState("");
  const routes = run.routes.filter((route) => driver === "" || route.driver.id === driver);
  const trips = new Map(run.trips.map((trip) => [trip.id, trip]));
  const ways = routes.map((route) => {
    const stops = route.trip_ids.flatMap((id) => trips.get(id) ?? []);
    return { route, stops, points: [route.home, ...stops.flatMap(({ from, to }) => [from, to]), route.home] };
  });
  const markers = ways.flatMap(({ route, stops }) =>
    stops.map(
      (stop, at): StreetMarker => ({
        ...stop.from,
        id: stop.id,
        label: `${route.driver.name}, ${formatTime(stop.pickup_at)} ${stop.reference}, ${stop.pickup_location}`,
        tone: stop.after?.driver.id === stop.before?.driver.id ? "quiet" : "info",
        mark: String(at + 1),
        heading: null,
        isSelected: stop.id === chosen,
      }),
    ),
  );
  const shown = routes[0];
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-end gap-3">
        <Field label="Route" className="w-72 max-w-full">
          <Select
            value={driver}
            onChange={(event) => setDriver(event.currentTarget.value)}
            options={[
              { value: "", label: "All routes" },
              ...run.routes.map((route) => ({
                value: route.driver.id,
                label: `${route.driver.name}, ${route.trip_ids.length} ${route.trip_ids.length === 1 ? "trip" : "trips"}`,
              })),
            ]}
          />
        </Field>
        {driver !== "" && shown && (
          <p className="pb-2 text-ink-2 text-sm">
            {kmText(shown.km)}, {kmText(shown.empty_km)} empty
          </p>
        )}
      </div>
      <StreetMapFrame
        className="h-[min(32rem,70dvh)]"
        label={`Routes of ${driver === "" ? `${routes.length} drivers` : (shown?.driver.name ?? "")}; every stop is in the list of changes and on the day.`}
        ground={ground}
        attribution={attribution}
        markers={markers}
        lines={ways.map(({ route, points }) => ({ id: route.driver.id, points, look: "way" as const }))}
        shapes={[]}
        view={{ key: `${run.id} ${driver}`, points: ways.flatMap(({ points }) => points) }}
        onMarker={onTrip}
      />
    </div>
  );
}
