// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { drawSignedIn } from "#testing/builders/people/a-signed-in-screen.tsx";
import { ReplayTab } from "./replay-tab.tsx";

vi.mock("#platform/browser/session.ts", () => ({
  useSession: () => ({ status: "in", person: { userId: "u", name: "Naledi", email: "n@x", roles: ["dispatcher"] } }),
  accessToken: async () => "token",
  renewedToken: async () => "token",
  signOut: async () => {},
}));
vi.mock("#design/map/street-map.tsx", () => ({
  StreetMap: ({ markers }: { markers: readonly { id: string; label: string }[] }) => (
    <ul aria-label="On the map">
      {markers.map(({ id, label }) => (
        <li key={id}>{label}</li>
      ))}
    </ul>
  ),
}));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const at = (time: string, latitude: number) => ({
  at: `2026-11-16T${time}:00.000Z`,
  latitude,
  longitude: 18.5,
  speed_kmh: 40,
  heading: 0,
});
const points = [at("06:00", -34), at("06:01", -33.99), at("06:04", -33.99), at("06:06", -33.99), at("06:07", -33.95)];
const trips = [
  {
    id: "t",
    reference: "CTS-7K3M9Q",
    pickup: "Airport",
    destination: "Sea Point",
    driver: "Sipho",
    pickup_at: "2026-11-16T06:00:00.000Z",
  },
];

const draw = (address: string, vehicles: readonly object[]) =>
  drawSignedIn(
    <ReplayTab />,
    {
      "list-tracked-vehicles": () => ({ vehicles }),
      "vehicle-trail": () => ({ points, of: points.length }),
      "trip-trail": () => ({ points: points.slice(0, 1), of: 1 }),
      "read-map-settings": () => ({
        tiles: { min_zoom: 0, max_zoom: 14, bounds: [17, -35, 20, -33] },
        is_simulated: false,
      }),
    },
    address,
  );
const vehicle = { id: "v", plate: "CA 1", name: "Staria", trips };

test("a day is played with a slider; stops show their minutes and can be clicked", async () => {
  const { sent } = draw("/admin/tracking?tab=replay&vehicle=v&date=2026-11-16", [vehicle]);
  const slider = await screen.findByRole("slider", { name: "Time" });
  expect(slider.getAttribute("aria-valuetext")).toBe("08:00");
  const stop = screen.getByRole("button", { name: /08:01–08:06/ });
  expect(stop.textContent).toContain("5 min");
  fireEvent.click(stop);
  expect(slider.getAttribute("aria-valuetext")).toBe("08:01");
  expect(await screen.findByText("Stop of 5 min at 08:01")).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Play" }));
  expect(screen.getByRole("button", { name: "Pause" })).toBeDefined();
  expect(sent.find(({ name }) => name === "vehicle-trail")?.body).toMatchObject({
    vehicle_id: "v",
    from: "2026-11-15T22:00:00.000Z",
    hours: 24,
  });
});

test("one trip can be chosen; too few positions give a message", async () => {
  draw("/admin/tracking?tab=replay&vehicle=v&date=2026-11-16", [vehicle]);
  await screen.findByRole("option", { name: /CTS-7K3M9Q/ });
  fireEvent.change(screen.getByLabelText("Trip"), { target: { value: "t" } });
  expect(await screen.findByText("No positions to replay")).toBeDefined();
});

test("a date without positions says what would fill it", async () => {
  draw("/admin/tracking?tab=replay&date=2026-11-16", []);
  await waitFor(() => expect(screen.getByText("No positions on this date")).toBeDefined());
});
