import { expect, test } from "vitest";
import { rand } from "./money.ts";
import { invoiceKindFor, vatCodeOf, vatWithin } from "./vat.ts";

test.each([
  ["airport_transfer", "EX12G"],
  ["chauffeur_service", "EX12G"],
  ["staff_transport", "EX12G"],
  ["day_tour", "STD15"],
] as const)("%s is %s", (service, code) => {
  expect(vatCodeOf(service)).toBe(code);
});

test.each([
  ["R1 150 holds R150", rand(1150), "STD15", rand(150)],
  ["less than half a cent is none", rand(0.03), "STD15", rand(0)],
  ["R3 499 holds R456.39", rand(3499), "STD15", rand(456.39)],
  ["a fare holds none", rand(1150), "EX12G", rand(0)],
] as const)("%s", (_what, total, code, vat) => {
  expect(vatWithin(total, code)).toBe(vat);
});

test.each([
  ["a fare", rand(9000), "EX12G", "invoice"],
  ["a tour of R5 000", rand(5000), "STD15", "abridged"],
  ["a tour of a cent more", rand(5000.01), "STD15", "tax_invoice"],
] as const)("%s: %s", (_what, total, code, kind) => {
  expect(invoiceKindFor(total, code)).toBe(kind);
});
