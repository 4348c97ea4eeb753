// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { drawSignedIn } from "#testing/builders/people/a-signed-in-screen.tsx";
import { GeofencesTab } from "./geofences-tab.tsx";

vi.mock("#platform/browser/session.ts", () => ({
  useSession: () => ({ status: "in", person: { userId: "u", name: "Naledi", email: "n@x", roles: ["dispatcher"] } }),
  accessToken: async () => "token",
  renewedToken: async () => "token",
  signOut: async () => {},
}));
vi.mock("#design/map/street-map.tsx", () => ({
  StreetMap: ({ onGround, shapes }: { onGround?: (at: object) => void; shapes: readonly { id: string }[] }) => (
    <>
      <p>{shapes.length} drawn</p>
      <button type="button" onClick={() => onGround?.({ lat: -33.9, lng: 18.5 })}>
        Press the ground
      </button>
    </>
  ),
}));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const depot = {
  id: "018f0000-0000-7000-8000-000000000001",
  name: "Depot",
  purpose: "depot",
  version: 2,
  shape: { kind: "circle", latitude: -33.9, longitude: 18.5, radius_m: 500 },
};

const draw = (geofences: readonly object[]) =>
  drawSignedIn(<GeofencesTab />, {
    "list-geofences": () => ({ geofences }),
    "save-geofence": () => ({ id: depot.id }),
    "delete-geofence": () => ({}),
    "list-geofence-visits": () => ({ visits: [] }),
    "read-map-settings": () => ({
      tiles: { min_zoom: 0, max_zoom: 14, bounds: [17, -35, 20, -33] },
      is_simulated: false,
    }),
  });
const savedBy = (sent: ReturnType<typeof draw>["sent"]) => sent.find(({ name }) => name === "save-geofence")?.body;

test("a circle is drawn by a click on the map", async () => {
  const { sent } = draw([]);
  fireEvent.click(await screen.findByRole("button", { name: "Draw geofence" }));
  fireEvent.click(screen.getByRole("button", { name: "Save geofence" }));
  expect(screen.getByText("Enter a name")).toBeDefined();
  fireEvent.change(screen.getByLabelText(/Name/), { target: { value: "Harbour" } });
  fireEvent.click(await screen.findByRole("button", { name: "Press the ground" }));
  expect(await screen.findByText("1 drawn")).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Save geofence" }));
  await waitFor(() =>
    expect(savedBy(sent)).toMatchObject({
      id: null,
      name: "Harbour",
      purpose: "own",
      shape: { kind: "circle", latitude: -33.9, longitude: 18.5, radius_m: 300 },
    }),
  );
});

test("corners are added one by one, and the last can be removed", async () => {
  draw([]);
  fireEvent.click(await screen.findByRole("button", { name: "Draw geofence" }));
  fireEvent.click(screen.getByLabelText("Corners"));
  const ground = await screen.findByRole("button", { name: "Press the ground" });
  for (let times = 0; times < 3; times++) fireEvent.click(ground);
  expect(screen.getByText("3 corners marked")).toBeDefined();
  expect(screen.getByText("1 drawn")).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Remove last corner" }));
  expect(screen.getByText("2 corners marked")).toBeDefined();
});

test("an existing one is edited, and deleted after a confirmation", async () => {
  const { sent } = draw([depot]);
  fireEvent.click(await screen.findByRole("button", { name: "Edit Depot" }));
  fireEvent.change(screen.getByLabelText(/Radius/), { target: { value: "800" } });
  fireEvent.click(screen.getByRole("button", { name: "Save geofence" }));
  await waitFor(() => expect(savedBy(sent)).toMatchObject({ id: depot.id, version: 2, shape: { radius_m: 800 } }));
  fireEvent.click(await screen.findByRole("button", { name: "Delete Depot" }));
  fireEvent.click(await screen.findByRole("button", { name: "Delete geofence" }));
  await waitFor(() => expect(sent.some(({ name }) => name === "delete-geofence")).toBe(true));
});

test("visits load on demand", async () => {
  const { sent } = draw([depot]);
  fireEvent.click(await screen.findByRole("button", { name: "Show visits" }));
  expect(await screen.findByText("No vehicle entered a geofence during this time.")).toBeDefined();
  expect(sent.filter(({ name }) => name === "list-geofence-visits")).toHaveLength(1);
});
