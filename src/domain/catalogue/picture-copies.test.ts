import { expect, test } from "vitest";
import { missingCopies, wantedCopies } from "./picture-copies.ts";

test.each([
  [1600, [480, 960, 1600]],
  [1067, [480, 960, 1067]],
  [960, [480, 960]],
  [320, [320]],
])("a picture of %i pixels is wanted in %j, each in both formats", (width, widths) => {
  expect(wantedCopies(width)).toEqual(
    widths.flatMap((one) => [
      { width: one, format: "avif" },
      { width: one, format: "webp" },
    ]),
  );
});

test("copies that were made are not made again", () => {
  expect(missingCopies(480, [{ width: 480, format: "avif" }])).toEqual([{ width: 480, format: "webp" }]);
});
