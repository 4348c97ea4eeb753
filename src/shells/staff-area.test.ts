import { expect, test } from "vitest";
import { staffAreaOf } from "./staff-area.ts";

test.each([
  ["/admin", "admin"],
  ["/admin/no-such-page", "admin"],
  ["/Admin/x", "admin"],
  ["/administrator", "admin"],
  ["/dispatcher/x/y", "dispatcher"],
  ["/driver", "driver"],
  ["/driver-lounge", "driver"],
  ["/", undefined],
  ["/not-found", undefined],
  ["/tours/admin", undefined],
  ["/partners/driver-provider", undefined],
])("%s belongs to %s", (path, area) => {
  expect(staffAreaOf(path)).toBe(area);
});
