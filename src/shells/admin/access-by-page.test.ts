import { expect, test } from "vitest";
import type { Role } from "#domain/account/roles.ts";
import { accessTo, openOnly } from "./access-by-page.ts";
import { adminNavigation } from "./navigation.ts";

const addressesFor = (role: Role) =>
  openOnly(adminNavigation, (path) => accessTo(path).includes(role)).flatMap(({ entries }) =>
    entries.map(({ to }) => to),
  );

test("a dispatcher takes and edits bookings, and finds no page that would turn them away", () => {
  const found = addressesFor("dispatcher");
  expect(found).toEqual(expect.arrayContaining(["/dispatcher/dashboard", "/admin/bookings", "/admin/booking"]));
  expect(found.filter((to) => !accessTo(to).includes("dispatcher"))).toEqual([]);
  expect(found).not.toContain("/admin/settings");
});

test("those who run the company find every page", () => {
  for (const role of ["admin", "super_user"] as const)
    expect(addressesFor(role)).toEqual(adminNavigation.flatMap(({ entries }) => entries.map(({ to }) => to)));
});

test.each([
  ["/admin/bookings", true],
  ["/admin/bookings/", true],
  ["/admin", false],
  ["/admin/", false],
  ["/admin/super-user", false],
])("%s lets a dispatcher in: %s", (path, expected) => {
  expect(accessTo(path).includes("dispatcher")).toBe(expected);
});
