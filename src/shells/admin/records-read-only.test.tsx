// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { Role } from "#domain/account/roles.ts";
import type { DriverInFull } from "#features/drivers/desk/contract.ts";
import type { Absence } from "#features/drivers/time/contract.ts";
import type { VehicleAbsence } from "#features/fleet/absences/contract.ts";
import type { MaintenancePlan, WorkOrder } from "#features/fleet/care/contract.ts";
import type { VehicleDefect } from "#features/fleet/defects/contract.ts";
import type { FuelEntry, OdometerReading } from "#features/fleet/logs/contract.ts";
import type { OpenedVehicle } from "#features/fleet/vehicles/contract.ts";
import { drawSignedIn } from "#testing/builders/people/a-signed-in-screen.tsx";
import DriversPage from "./pages/drivers.tsx";
import VehiclesPage from "./pages/vehicles.tsx";

const signedIn = vi.hoisted(() => ({ roles: [] as Role[] }));
vi.mock("#platform/browser/session.ts", () => ({
  useSession: () => ({ status: "in", person: { userId: "u", name: "Naledi", email: "n@x", roles: signedIn.roles } }),
  accessToken: async () => "token",
  renewedToken: async () => "token",
  signOut: async () => {},
  authClient: async () => ({}),
  sessionKey: "cts-auth",
}));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const id = "018f0000-0000-7000-8000-000000000001";
const at = "2026-11-15T08:00:00.000Z";
const later = "2099-11-15T08:00:00.000Z";
const driver: DriverInFull = {
  id,
  version: 1,
  state: "active",
  first_name: "Sipho",
  last_name: "Ndlovu",
  phone: "+27 82 555 0100",
  email: "sipho@example.com",
  born_on: null,
  languages: [],
  is_guide: false,
  home_area: "",
  note: "",
  photo_id: null,
  offered_photo_id: null,
  provider: null,
  has_account: false,
  created_at: at,
  left_at: null,
  missing: [],
  possible_states: ["suspended", "on_leave", "left"],
  trips_ahead: [],
  moves: [],
};
const absence: Absence = {
  id,
  version: 1,
  kind: "leave",
  state: "asked",
  from: later,
  to: later,
  when: "15 Nov 2099",
  reason: "",
  answer: "",
  answered_at: null,
  asked_at: at,
  trips: [],
};
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
  open_defects: 0,
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
const away: VehicleAbsence = {
  id,
  kind: "reserved",
  from: later,
  until: later,
  reason: "",
  work_order_id: null,
  by: "Themba",
};
const plan: MaintenancePlan = {
  id,
  version: 1,
  vehicle_id: id,
  plate: vehicle.plate,
  name: "Service",
  every_km: 15_000,
  every_months: null,
  last_km: 50_000,
  last_on: "2026-01-10",
  due_km: 65_000,
  due_on: null,
  expected_on: null,
  status: "soon",
  odometer_km: 60_000,
};
const order: WorkOrder = {
  id,
  version: 1,
  vehicle_id: id,
  plate: vehicle.plate,
  plan: null,
  state: "open",
  priority: "normal",
  title: "Brakes",
  note: "",
  checklist: [],
  parts: [],
  labour_cents: 0,
  cost_cents: 0,
  odometer_km: null,
  planned_from: null,
  planned_to: null,
  done_on: null,
  downtime_hours: null,
  defects: [],
  created_at: at,
  possible_states: ["in_progress", "blocked", "done", "cancelled"],
};
const defect: VehicleDefect = {
  id,
  version: 1,
  vehicle_id: id,
  plate: vehicle.plate,
  severity: "note",
  text: "Mirror",
  photo_id: null,
  state: "open",
  work_order_id: null,
  by: "Sipho",
  at,
};
const fill: FuelEntry = {
  id,
  at,
  litres: 50,
  cost_cents: 110_000,
  km: 60_000,
  is_full: true,
  station: "",
  file_id: null,
  consumption: null,
  by: "Naledi",
};
const reading: OdometerReading = { id, km: 60_000, at, source: "team", by: "Naledi" };
const cost = { from: "2025-11-20", until: "2026-11-20", km: 0, fuel_cents: 0, work_cents: 0, fills: 1, work_orders: 0 };
const seats = { quantity: 4, taken: 0, free: 4 };
const stock = [{ kind: "infant_seat", quantity: 4, version: 1 }];

const answers = {
  "find-drivers": () => ({ drivers: [], providers: [], counts: [], next: null }),
  "absences-to-answer": () => ({
    absences: [{ ...absence, driver: { id, name: "Sipho Ndlovu" } }],
    count: 1,
    next: null,
  }),
  "read-driver": () => driver,
  "list-documents": () => ({ types: [], may_upload: false, may_verify: false }),
  "driver-time": () => ({ shifts: [], hours_a_week: 0, absences: [absence] }),
  "driver-messages": () => ({
    messages: [{ id, kind: "email", text: "Your trip", reference: null, by: null, has_failed: false, at }],
  }),
  "list-vehicles": () => ({ vehicles: [], next: null }),
  "vehicle-owners": () => ({ owners: [] }),
  "read-vehicle": () => vehicle,
  "vehicle-absences": () => ({ absences: [away] }),
  "vehicle-care": () => ({ plans: [plan], work_orders: [order] }),
  "vehicle-defects": () => ({ defects: [defect] }),
  "vehicle-log": () => ({
    readings: [reading],
    fuel: [fill],
    usual_consumption: null,
    cost: { ...cost, cents_per_km: null },
  }),
  "equipment-stock": () => ({ stock, at, child_seats: seats, child_seat_sizes: [], unknown_size: 0, extras: [] }),
  "my-service-calendar": () => ({ address: null }),
};

type Seen = {
  address: string;
  shows: string | RegExp;
  onlyAdmins: readonly (string | RegExp)[];
  both?: readonly string[];
};

const screens: readonly Seen[] = [
  { address: "/admin/drivers", shows: "No drivers yet", onlyAdmins: ["Add driver"] },
  { address: "/admin/drivers?tab=time-off", shows: "15 Nov 2099", onlyAdmins: ["Approve", "Decline"] },
  {
    address: `/admin/drivers?driver=${id}`,
    shows: "Date of birth",
    onlyAdmins: ["Edit profile", "Add photograph", "Invite to sign in", "Suspend driver"],
    both: ["All drivers"],
  },
  {
    address: `/admin/drivers?driver=${id}&tab=time`,
    shows: "15 Nov 2099",
    onlyAdmins: ["Edit shifts", "Enter time off", "Approve", "Decline"],
  },
  { address: `/admin/drivers?driver=${id}&tab=messages`, shows: "Your trip", onlyAdmins: [], both: ["Message driver"] },
  {
    address: "/admin/vehicles",
    shows: "No vehicles yet",
    onlyAdmins: ["Add vehicle", "Import"],
    both: ["Accreditation pack"],
  },
  { address: "/admin/vehicles?tab=equipment", shows: "4", onlyAdmins: [/^Change/] },
  {
    address: `/admin/vehicles?vehicle=${id}`,
    shows: "Make and model",
    onlyAdmins: ["Edit", "Add photograph", "Take off the road", "Retire"],
    both: ["Accreditation pack"],
  },
  {
    address: `/admin/vehicles?vehicle=${id}&tab=availability`,
    shows: "Reserved",
    onlyAdmins: ["Add absence", "Remove"],
  },
  {
    address: `/admin/vehicles?vehicle=${id}&tab=maintenance`,
    shows: "Mirror",
    onlyAdmins: ["Add plan", "Open work order", /^End plan/, /^Start/, /^Finish/, "Mark as repaired", "Dismiss"],
    both: ["Report defect"],
  },
  {
    address: `/admin/vehicles?vehicle=${id}&tab=log`,
    shows: "Running cost",
    onlyAdmins: ["Record fuel", "Record reading", /^Remove fuel/, /^Remove reading/],
  },
];

async function show({ address, shows }: Seen, roles: Role[]) {
  signedIn.roles = roles;
  drawSignedIn(address.startsWith("/admin/drivers") ? <DriversPage /> : <VehiclesPage />, answers, address);
  await waitFor(() => expect(screen.getAllByText(shows).length).toBeGreaterThan(0));
}
const isThere = (name: string | RegExp) => screen.queryAllByRole("button", { name }).length > 0;

test.each(screens)("$address shows a dispatcher everything, and no button that would be refused", async (seen) => {
  await show(seen, ["admin"]);
  expect(seen.onlyAdmins.filter((name) => !isThere(name))).toEqual([]);
  cleanup();

  await show(seen, ["dispatcher"]);
  expect(seen.onlyAdmins.filter(isThere)).toEqual([]);
  expect((seen.both ?? []).filter((name) => !isThere(name))).toEqual([]);
});

test("a dispatcher is led to no page that is closed to them", async () => {
  const messages = { address: `/admin/drivers?driver=${id}&tab=messages`, shows: "Your trip", onlyAdmins: [] };
  await show(messages, ["admin"]);
  expect(screen.getByRole("link", { name: "Your trip" })).toBeTruthy();
  cleanup();
  await show(messages, ["dispatcher"]);
  expect(screen.queryByRole("link", { name: "Your trip" })).toBeNull();
});

test("documents are verified by those who may", async () => {
  const list = screens[0] as Seen;
  await show(list, ["admin"]);
  expect(screen.getByRole("tab", { name: "Documents to verify" })).toBeTruthy();
  cleanup();
  await show(list, ["dispatcher"]);
  expect(screen.queryByRole("tab", { name: "Documents to verify" })).toBeNull();
  expect(screen.getByText("Drivers appear here once an admin adds them.")).toBeTruthy();
});
