import { expect, test } from "vitest";
import { homeOf, nameOfRoles, roleNames } from "./home-of-role.ts";
import { type Role, roles } from "./roles.ts";

test.each<[readonly Role[], string, string]>([
  [[], "/dashboard", "Customer"],
  [["driver"], "/driver/dashboard", "Driver"],
  [["dispatcher"], "/dispatcher/dashboard", "Dispatcher"],
  [["hotel"], "/hotel/dashboard", "Hotel partner"],
  [["travel_agent"], "/hotel/dashboard", "Travel agent"],
  [["driver_provider"], "/hotel/dashboard", "Driver provider"],
  [["corporate"], "/company/dashboard", "Corporate client"],
  [["admin"], "/admin", "Admin"],
  [["super_user"], "/admin", "Super-user"],
  [["driver", "admin"], "/admin", "Admin"],
  [["driver", "dispatcher"], "/dispatcher/dashboard", "Dispatcher"],
  [["hotel", "driver"], "/driver/dashboard", "Driver"],
])("%j starts at %s and is called %s", (theirs, home, name) => {
  expect(homeOf(theirs)).toBe(home);
  expect(nameOfRoles(theirs)).toBe(name);
});

test("every role has a home of its own kind and a name", () => {
  for (const role of roles) {
    expect(homeOf([role])).not.toBe("/dashboard");
    expect(roleNames[role]).toBeTruthy();
  }
});
