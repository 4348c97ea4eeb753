// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { OpenedVehicle } from "#features/fleet/vehicles/contract.ts";
import { drawSignedIn } from "#testing/builders/people/a-signed-in-screen.tsx";
import { FleetTabs } from "./fleet-tabs.tsx";
import { VehiclePage } from "./vehicle-page.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const id = "018f0000-0000-7000-8000-000000000001";
const at = "2026-11-15T08:00:00.000Z";
const vehicle: OpenedVehicle = {
  id,
  version: 3,
  plate: "CA 482-117",
  vehicle_class: "shuttle",
  make: "Hyundai",
  model: "Staria",
  year: 2024,
  seats: 8,
  bags: 7,
  state: "available",
  odometer_km: 60_000,
  owner: null,
  photo_id: null,
  documents_until: null,
  open_defects: 1,
  absence: null,
  vin: "",
  colour: "",
  fuel: "diesel",
  has_trailer_hook: false,
  note: "",
  retired_at: null,
  created_at: at,
  updated_at: at,
  moves: [],
  possible_states: ["off_road", "retired"],
  trips_ahead: 0,
};
const answers = { "read-vehicle": () => vehicle, "vehicle-owners": () => ({ owners: [] }) };
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));

test("a vehicle says why it can’t be sent, and which trips a status takes from it", async () => {
  const trip = {
    id: "t",
    reference: "CTS-7K3M9Q",
    from: at,
    until: at,
    pickup_location: "Airport",
    destination: "Paarl",
  };
  const { sent } = drawSignedIn(<VehiclePage id={id} documents={null} tracking={null} />, {
    ...answers,
    "trips-on-vehicle": () => ({ trips: [{ ...trip, driver: "Sipho" }] }),
    "change-vehicle-status": () => ({ id, version: 4 }),
  });
  expect(await screen.findByText(/until all required documents are verified/)).toBeTruthy();
  press("Take off the road");
  const dialog = within(await screen.findByRole("dialog", { name: "Take CA 482-117 off the road?" }));
  expect(await dialog.findByText("1 trip needs another vehicle")).toBeTruthy();
  fireEvent.change(dialog.getByRole("textbox"), { target: { value: "Gearbox" } });
  fireEvent.click(dialog.getByRole("button", { name: "Take off the road" }));
  await waitFor(() =>
    expect(sent.find(({ name }) => name === "change-vehicle-status")?.body).toEqual({
      id,
      version: 3,
      to: "off_road",
      reason: "Gearbox",
    }),
  );
});

test("an unusual reading is brought into view, and sent again once it is confirmed", async () => {
  const shown = vi.spyOn(HTMLElement.prototype, "scrollIntoView");
  const cost = {
    from: "2025-11-20",
    until: "2026-11-20",
    km: 0,
    fuel_cents: 0,
    work_cents: 0,
    fills: 0,
    work_orders: 0,
  };
  const { sent } = drawSignedIn(
    <VehiclePage id={id} documents={null} tracking={null} />,
    {
      ...answers,
      "vehicle-log": () => ({ readings: [], fuel: [], usual_consumption: null, cost: { ...cost, cents_per_km: null } }),
      "record-odometer": ({ is_confirmed }) =>
        is_confirmed
          ? { id }
          : Response.json(
              {
                success: false,
                error: "needs_confirmation",
                message: "This is unusual.",
                details: { warnings: ["far"] },
              },
              { status: 409 },
            ),
    },
    `/admin/vehicles?vehicle=${id}&tab=log`,
  );
  fireEvent.click(await screen.findByRole("button", { name: "Record reading" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Record odometer reading" }));
  fireEvent.click(dialog.getByRole("button", { name: "Record reading" }));
  fireEvent.click(await dialog.findByRole("checkbox", { name: /I’ve checked it/ }));
  expect(shown.mock.contexts).toContainEqual(
    expect.objectContaining({ textContent: expect.stringContaining("That is a long way") }),
  );
  fireEvent.click(dialog.getByRole("button", { name: "Record reading" }));
  await waitFor(() =>
    expect(sent.filter(({ name }) => name === "record-odometer").map(({ body }) => body.is_confirmed)).toEqual([
      false,
      true,
    ]),
  );
});

test("an empty fleet offers to add its first vehicle", async () => {
  const { sent, router } = drawSignedIn(
    <FleetTabs />,
    { ...answers, "list-vehicles": () => ({ vehicles: [], next: null }), "enter-vehicle": () => ({ id, version: 1 }) },
    "/admin/vehicles",
  );
  expect(await screen.findByText("No vehicles yet")).toBeTruthy();
  fireEvent.click(screen.getAllByRole("button", { name: "Add vehicle" })[0] as HTMLElement);
  const dialog = within(await screen.findByRole("dialog", { name: "Add vehicle" }));
  fireEvent.click(dialog.getByRole("button", { name: "Add vehicle" }));
  expect(await dialog.findByText("Enter the number plate")).toBeTruthy();
  const fill = (label: RegExp, value: string) =>
    fireEvent.change(dialog.getByRole("textbox", { name: label }), { target: { value } });
  fill(/^Number plate/, "ca 900-100");
  fill(/^Make/, "Toyota");
  fill(/^Model/, "Quantum");
  fill(/^Year/, "2025");
  fill(/^Passenger seats/, "13");
  fill(/^Bags/, "10");
  fireEvent.click(dialog.getByRole("button", { name: "Add vehicle" }));
  await waitFor(() =>
    expect(sent.find(({ name }) => name === "enter-vehicle")?.body).toMatchObject({ plate: "CA 900-100", seats: 13 }),
  );
  await waitFor(() => expect(router.state.location.search).toBe(`?vehicle=${id}`));
});

test("the slip of a fill can be opened", async () => {
  const fill = {
    id: "f",
    at,
    litres: 50,
    cost_cents: 110_000,
    km: 60_000,
    is_full: true,
    station: "Engen",
    file_id: "slip",
    consumption: null,
    by: "Naledi",
  };
  const cost = {
    from: "2025-11-20",
    until: "2026-11-20",
    km: 0,
    fuel_cents: 0,
    work_cents: 0,
    fills: 1,
    work_orders: 0,
  };
  drawSignedIn(
    <VehiclePage id={id} documents={null} tracking={null} />,
    {
      ...answers,
      "vehicle-log": () => ({
        readings: [],
        fuel: [fill],
        usual_consumption: null,
        cost: { ...cost, cents_per_km: null },
      }),
      "/files/v1/slip": () => new Response("%PDF-", { headers: { "content-type": "application/pdf" } }),
    },
    `/admin/vehicles?vehicle=${id}&tab=log`,
  );
  fireEvent.click(await screen.findByRole("button", { name: /^Show slip of/ }));
  const dialog = within(await screen.findByRole("dialog", { name: "Fuel slip" }));
  expect(await dialog.findByRole("link", { name: "Open PDF in a new tab" })).toBeTruthy();
});
