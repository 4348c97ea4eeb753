import { expect, test } from "vitest";
import type { Role } from "#domain/account/roles.ts";
import { addressOf, type PaletteItem } from "#features/reporting/ui/use-palette-groups.ts";
import { accessTo, openOnly } from "./access-by-page.ts";
import { adminNavigation } from "./navigation.ts";

const addressesFor = (role: Role) =>
  openOnly(adminNavigation, (path) => accessTo(path).includes(role)).flatMap(({ entries }) =>
    entries.map(({ to }) => to),
  );

test("a dispatcher takes and edits bookings, and finds no page that would turn them away", () => {
  const result = addressesFor("dispatcher");
  expect(result).toEqual(expect.arrayContaining(["/dispatcher/dashboard", "/admin/bookings", "/admin/booking"]));
  expect(result.filter((to) => !accessTo(to).includes("dispatcher"))).toEqual([]);
  expect(result).not.toContain("/admin/settings");
});

test("those who run the company find every page", () => {
  for (const role of ["admin", "super_user"] as const)
    expect(addressesFor(role)).toEqual(adminNavigation.flatMap(({ entries }) => entries.map(({ to }) => to)));
});

test.each([
  ["/admin/bookings", true],
  ["/admin/bookings/", true],
  ["/admin/tracking", true],
  ["/admin/drivers", true],
  ["/admin/vehicles", true],
  ["/admin", false],
  ["/admin/", false],
  ["/admin/super-user", false],
])("%s lets a dispatcher in: %s", (path, expected) => {
  expect(accessTo(path).includes("dispatcher")).toBe(expected);
});

const record = (kind: "invoice" | "quote" | "enquiry" | "vehicle" | "organisation") =>
  ({
    kind: "record",
    record: { kind, id: "1", name: "", note: "", of: kind === "organisation" ? "hotel" : null },
  }) as const;
const application = {
  id: "1",
  reference: "APP-1",
  state: "submitted",
  company_name: "",
  contact_name: "",
  email: "",
} as const;
const booking = {
  reference: "CTS-7K3M9Q",
  status: "confirmed",
  passenger: "",
  email: "",
  destination: "",
  pickup_at: "",
} as const;

/** The search’s results, by who finds them (features/reporting/server/find-anything.ts). People open as a card. */
const matches: readonly (readonly [PaletteItem, readonly Role[]])[] = [
  [{ kind: "booking", booking }, ["dispatcher", "admin", "super_user"]],
  [record("vehicle"), ["dispatcher", "admin", "super_user"]],
  ...(["invoice", "quote", "enquiry", "organisation"] as const).map(
    (kind) => [record(kind), ["admin", "super_user"]] as const,
  ),
  ...(["travel_agent", "hotel", "driver_provider", "dispatcher", "driver"] as const).map(
    (kind) => [{ kind: "application", application: { ...application, kind } }, ["admin", "super_user"]] as const,
  ),
];

test.each(matches.map(([item, finders]) => [String(addressOf(item)), finders] as const))(
  "%s opens for all who find it: %s",
  (address, finders) => {
    const [path = ""] = address.split("?");
    expect(finders.filter((role) => !accessTo(path).includes(role))).toEqual([]);
  },
);

test("the page of a driver opens for all who find the driver", () => {
  for (const role of ["dispatcher", "admin", "super_user"] as const) expect(accessTo("/admin/drivers")).toContain(role);
});
