import { expect, test } from "vitest";
import { pointText } from "./point-text.ts";

test("a point is written with five digits", () => {
  expect(pointText({ latitude: -33.93, longitude: 18.401712345 })).toBe("-33.93000, 18.40171");
});
