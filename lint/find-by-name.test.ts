import { describe, expect, test } from "vitest";
import { callsByName, emailsByName, foldersInNames, pagesByAddress } from "./find-by-name.mjs";

const contract = {
  path: "src/features/booking/money/contract.ts",
  text: "export const moneyContract = contract({\n  waiveFee: call({\n  }),\n});\n",
};
const home = { path: "src/features/booking/money/server/waive-fee.ts", text: "export async function waiveFee() {}\n" };
const itsTest = { path: "src/features/booking/money/server/waive-fee.test.ts", text: "" };

describe("a call is found by its name", () => {
  test("in a file of that name that exports it, with its test next to it", () => {
    expect(callsByName([contract, home, itsTest])).toEqual([]);
  });

  test.each([
    ["there is no such file", [contract]],
    ["there are two", [contract, home, itsTest, { ...home, path: "src/features/booking/desk/server/waive-fee.ts" }]],
    ["the file exports something else", [contract, { ...home, text: "export function letGo() {}" }, itsTest]],
    ["the file only mentions it", [contract, { ...home, text: "const waiveFee = 1;" }, itsTest]],
    ["there is no test beside it", [contract, home]],
    ["a file elsewhere has its name", [contract, home, itsTest, { path: "src/domain/money/waive-fee.ts", text: "" }]],
  ])("%s", (_, files) => {
    expect(callsByName(files)).toHaveLength(1);
  });
});

const sends = { path: "src/features/booking/holds/server/expire.ts", text: '    template: "booking-expired",\n' };

test.each([
  ["booking-expired.tsx", 0],
  ["send-booking-expired.ts", 0],
  ["booking-expired-email.tsx", 0],
  ["booking-gone.tsx", 1],
  ["send-expired.ts", 1],
])("an email drawn by %s gives %i findings", (name, row) => {
  expect(emailsByName([sends, { path: `src/features/booking/holds/server/${name}`, text: "" }])).toHaveLength(row);
});

test.each([
  ["/", "home", 0],
  ["/admin", "overview", 0],
  ["/admin/holds", "holds", 0],
  ["/hotel/dashboard", "hotel-dashboard", 0],
  ["/tours/:tour", "tour-detail", 0],
  ["/partners/:kind", "partner-kind", 0],
  ["/partner-application", "application-status", 1],
  ["/partner-application", "partner", 1],
])("%s shown by %s gives %i findings", (address, page, row) => {
  const routes = { path: "src/routes.ts", text: `page("${address}", "${page}"),` };
  expect(pagesByAddress([routes])).toHaveLength(row);
});

test.each([
  ["src/features/booking/ui/wizard-step.tsx", 1],
  ["src/features/crm/server/office-views.ts", 1],
  ["src/features/selling/sale/ui/service-step.tsx", 0],
  ["src/shells/public/pages/manage-booking.tsx", 0],
])("%s gives %i findings", (path, row) => {
  expect(foldersInNames([path])).toHaveLength(row);
});
