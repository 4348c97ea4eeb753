import { expect, test } from "vitest";
import { sampleTours } from "#db/seed/catalogue/sample-tours.ts";
import { countedPage } from "./find-counted-page.ts";

test.each([
  ["/", "/"],
  ["/tours", "/tours"],
  ["/tours/", "/tours"],
  ["/tours/winelands", "/tours/winelands"],
  ["/booking?pickup=12+Long+Lane&email=a@b.example", "/booking"],
  ["/quote?q=secret-token", "/quote"],
  ["/confirm-booking/CTS-7K3M9Q", "/confirm-booking/:reference"],
  ["/confirm-booking/CTS-7K3M9Q?code=ABCD2345", "/confirm-booking/:reference"],
  ["/payment-success#token", "/payment-success"],
  ["/no/such/page", undefined],
  ["/tours/no-such-tour", undefined],
  ["/confirm-booking/a/b", undefined],
  ["/admin", undefined],
  ["/admin/bookings", undefined],
  ["/admin-login", undefined],
  ["/dispatcher/dashboard", undefined],
  ["/driver/dashboard", undefined],
  ["/driver-signup", undefined],
  ["/dashboard", undefined],
  ["/hotel/dashboard", undefined],
  ["", undefined],
  ["https://evil.example/tours", undefined],
])("%j is counted as %j", (path, page) => {
  expect(countedPage(path, sampleTours)).toBe(page);
});
