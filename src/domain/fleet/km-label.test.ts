import { expect, test } from "vitest";
import { kmLabel } from "./km-label.ts";

test.each([
  [0, "0 km"],
  [999, "999 km"],
  [1300, "1 300 km"],
  [142_650, "142 650 km"],
])("%d kilometres read %s", (km, text) => expect(kmLabel(km)).toBe(text.replaceAll(" ", "\u00a0")));
