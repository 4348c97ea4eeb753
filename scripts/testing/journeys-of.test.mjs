import { expect, test } from "vitest";
import { journeysOf, pageAddresses } from "./journeys-of.mjs";

const routes = `shell("public", "anyone", [page("/", "home"), page("/booking", "booking")]),
  shell("driver", ["driver"], [page("/driver/trip/:id", "trip")])`;
const texts = {
  "src/routes.ts": routes,
  "tests/visitor-books.spec.ts": 'await page.goto("/booking?from=airport")',
  "tests/driver-drives.spec.ts": 'await page.goto("/driver/trip/7")',
  "tests/visitor-reads.spec.ts": 'await page.goto("/bookings-of-old")',
};
const graph = new Map(
  Object.entries({
    "src/shells/public/pages/booking.tsx": ["src/features/booking/ui/wizard.tsx"],
    "src/shells/driver/pages/trip.tsx": ["src/design/button.tsx"],
    "src/features/booking/ui/wizard.tsx": ["src/design/button.tsx"],
    "tests/visitor-books.spec.ts": ["tests/signed-in.ts", "src/domain/roles.ts"],
  }).map(([file, taken]) => [file, new Set(taken)]),
);

test("pages are found in the table with their shell", () => {
  expect(pageAddresses(routes)).toEqual([
    { address: "/", file: "src/shells/public/pages/home.tsx" },
    { address: "/booking", file: "src/shells/public/pages/booking.tsx" },
    { address: "/driver/trip/:id", file: "src/shells/driver/pages/trip.tsx" },
  ]);
});

test.each([
  ["a journey itself", "tests/driver-drives.spec.ts", ["tests/driver-drives.spec.ts"], []],
  ["what a journey is made of", "tests/signed-in.ts", ["tests/visitor-books.spec.ts"], []],
  ["a piece of one page", "src/features/booking/ui/wizard.tsx", [], ["tests/visitor-books.spec.ts"]],
  ["a piece of many", "src/design/button.tsx", [], ["tests/visitor-books.spec.ts", "tests/driver-drives.spec.ts"]],
  ["a word that a journey takes from the product", "src/domain/roles.ts", [], []],
])("%s", (_what, file, touched, passing) => {
  expect(journeysOf(graph, [file], texts)).toEqual({ touched, passing });
});
