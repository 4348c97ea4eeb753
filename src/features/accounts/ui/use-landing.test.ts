import { expect, test } from "vitest";
import type { Role } from "#domain/account/roles.ts";
import { landing, mayEnter } from "./use-landing.ts";

test.each<[string | null, readonly Role[], string]>([
  [null, [], "/dashboard"],
  [null, ["driver"], "/driver/dashboard"],
  ["/tours", [], "/tours"],
  ["/tours/winelands?from=letter#price", [], "/tours/winelands?from=letter#price"],
  ["/admin", ["admin"], "/admin"],
  ["/admin", ["driver"], "/driver/dashboard"],
  ["/admin", [], "/dashboard"],
  ["/driver/dashboard?day=2026-11-20", ["driver"], "/driver/dashboard?day=2026-11-20"],
  ["/no/such/page", [], "/dashboard"],
  // Doors would only send one on again.
  ["/signup", [], "/dashboard"],
  ["/admin-login", ["admin"], "/admin"],
  // Ways out of the site.
  ["https://other.example/tours", [], "/dashboard"],
  ["//other.example/tours", [], "/dashboard"],
  ["/\\other.example/tours", [], "/dashboard"],
  ["/tours/../../\\other.example", [], "/dashboard"],
  ["javascript:alert(1)", [], "/dashboard"],
  ["tours", [], "/dashboard"],
  ["", ["dispatcher"], "/dispatcher/dashboard"],
])("?next=%s for %j leads to %s", (next, roles, address) => {
  expect(landing(next, roles)).toBe(address);
});

test("an area is open to its roles and to no others", () => {
  expect(mayEnter("signed_in", [])).toBe(true);
  expect(mayEnter(["driver"], ["driver", "hotel"])).toBe(true);
  expect(mayEnter(["driver"], ["hotel"])).toBe(false);
  expect(mayEnter(["driver"], [])).toBe(false);
});
