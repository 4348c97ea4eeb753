// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { RoadAlert } from "#features/tracking/alerts/contract.ts";
import type { LivePosition } from "#features/tracking/contract.ts";
import { drawSignedIn } from "#testing/builders/people/a-signed-in-screen.tsx";
import { TrackingDesk } from "./tracking-desk.tsx";

vi.mock("#platform/browser/session.ts", () => ({
  useSession: () => ({ status: "in", person: { userId: "u", name: "Naledi", email: "n@x", roles: ["dispatcher"] } }),
  accessToken: async () => "token",
  renewedToken: async () => "token",
  signOut: async () => {},
}));
// The drawing needs WebGL, which no test of screens has.
vi.mock("#design/map/street-map.tsx", () => ({
  StreetMap: ({ label, markers, onMarker }: Drawn) => (
    <section aria-label={label}>
      {markers.map(({ id, label: name }) => (
        <button key={id} type="button" onClick={() => onMarker?.(id)}>
          {name}
        </button>
      ))}
    </section>
  ),
}));
type Drawn = {
  label: string;
  markers: readonly { id: string; label: string }[];
  onMarker?: (id: string) => void;
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const trip = {
  id: "t",
  version: 3,
  reference: "CTS-7K3M9Q",
  state: "onboard" as const,
  pickup: "Airport",
  destination: "Sea Point",
  pickup_at: new Date().toISOString(),
  ends_at: new Date(Date.now() + 3_600_000).toISOString(),
};
const position = (plate: string, driver: string, change: Partial<LivePosition> = {}): LivePosition => ({
  vehicle: { id: plate, plate, name: "Hyundai Staria" },
  driver: { id: driver, name: driver },
  trip,
  taken_at: new Date().toISOString(),
  latitude: -33.9,
  longitude: 18.5,
  accuracy_m: 5,
  speed_kmh: 40,
  heading: 90,
  battery: 12,
  is_skewed: false,
  ...change,
});
const alert = (plate: string, driver: string): RoadAlert => ({
  id: "a",
  kind: "off_route",
  since: new Date(Date.now() - 12 * 60_000).toISOString(),
  trip,
  vehicle: { id: plate, plate, name: "Hyundai Staria" },
  driver: { id: driver, name: driver },
});

const draw = (positions: LivePosition[], alerts: RoadAlert[] = [], address = "/admin/tracking") =>
  drawSignedIn(
    <TrackingDesk />,
    {
      "live-map": () => ({ positions }),
      "read-road-watch": () => ({ alerts, suggestions: [], silent_minutes: 10 }),
      "list-geofences": () => ({ geofences: [] }),
      "read-map-settings": () => ({
        tiles: { min_zoom: 0, max_zoom: 14, bounds: [17, -35, 20, -33] },
        is_simulated: true,
      }),
      "read-trip-way": () => ({ pickup: null, dropoff: null, radius_m: 300, line: [] }),
    },
    address,
  );

test("the list names who needs someone first, filters by status, and selects on the map", async () => {
  const { router } = draw(
    [position("CA 1", "Sipho", { trip: null }), position("CA 2", "Thandi")],
    [alert("CA 2", "Thandi")],
  );
  const list = await screen.findByRole("list", { name: "Vehicles on duty" });
  await waitFor(() => expect(within(list).getAllByRole("button")[0]?.textContent).toContain("Off route"));
  expect(within(list).getAllByRole("button")[1]?.textContent).toContain("On duty");
  fireEvent.click(screen.getByRole("button", { name: "On duty 1" }));
  expect(within(list).getAllByRole("button")).toHaveLength(1);
  fireEvent.click(screen.getByRole("button", { name: "All 2" }));
  fireEvent.click(await screen.findByRole("button", { name: /Thandi, CA 2, off route/ }));
  const panel = await screen.findByRole("region", { name: "Vehicle CA 2" });
  expect(panel.textContent).toContain("Off route for 12 min");
  expect(within(panel).getByRole("link", { name: "Open trip" }).getAttribute("href")).toContain("trip=t");
  expect(router.state.location.search).toBe("?vehicle=CA+2");
});

test("a vehicle that broke down names where it waits, and isn’t between trips", async () => {
  const broken = { ...trip, state: "interrupted" as const, stopped_at: "N2 near Somerset West" };
  draw([position("CA 1", "Sipho", { trip: broken })]);
  const list = await screen.findByRole("list", { name: "Vehicles on duty" });
  const row = within(list).getByRole("button").textContent;
  for (const words of ["Interrupted", "N2 near Somerset West", "CTS-7K3M9Q"]) expect(row).toContain(words);
  expect(row).not.toContain("Between trips");
});

test("a vehicle in the address is opened, and its day can be replayed", async () => {
  const { router } = draw([position("CA1", "Sipho")], [], "/admin/tracking?vehicle=CA1");
  const panel = await screen.findByRole("region", { name: "Vehicle CA1" });
  fireEvent.click(within(panel).getByRole("button", { name: "Replay today" }));
  await waitFor(() => expect(router.state.location.search).toBe("?tab=replay&vehicle=CA1"));
});

test("without a vehicle on duty the page says how to begin; the attribution and the demo are always named", async () => {
  draw([]);
  expect(await screen.findByText("No vehicles on duty")).toBeDefined();
  expect(screen.getByRole("link", { name: "Choose a vehicle" }).getAttribute("href")).toBe("/admin/vehicles");
  expect(await screen.findByText("© OpenStreetMap contributors")).toBeDefined();
  expect(screen.getByText("Demo: these vehicles are simulated")).toBeDefined();
});

test("a trip in the address chooses the vehicle that drives it", async () => {
  draw([position("CA1", "Sipho", { trip: null }), position("CA2", "Thandi")], [], "/admin/tracking?trip=t");
  expect(await screen.findByRole("region", { name: "Vehicle CA2" })).toBeDefined();
  expect(screen.queryByText("This trip isn’t on the map now")).toBeNull();
});

test("a trip that no vehicle is on the map for is explained, and left again", async () => {
  const { router } = draw([position("CA1", "Sipho")], [], "/admin/tracking?trip=other");
  expect(await screen.findByText("This trip isn’t on the map now")).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Show all vehicles" }));
  await waitFor(() => expect(router.state.location.search).toBe(""));
});

test("a vehicle that has been silent for minutes says when it was last seen, and no speed", async () => {
  draw([position("CA1", "Sipho", { taken_at: new Date(Date.now() - 4 * 60_000).toISOString(), speed_kmh: 0 })]);
  const list = await screen.findByRole("list", { name: "Vehicles on duty" });
  const row = within(list).getByRole("button");
  expect(row.textContent).toContain("4 min ago");
  expect(row.textContent).toMatch(/Last position .*\d\d:\d\d/);
  expect(row.textContent).not.toContain("km/h");
});
