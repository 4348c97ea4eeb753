import { expect, test } from "vitest";
import { moreBeyond } from "./use-strip.ts";

test.each([
  [0, 360, "none"],
  [0, 500, "end"],
  [70, 500, "both"],
  [140, 500, "start"],
  [139.5, 500, "start"],
])("scrolled by %d of %d pixels, there is more at: %s", (scrollLeft, scrollWidth, more) => {
  expect(moreBeyond({ scrollLeft, scrollWidth, clientWidth: 360 })).toBe(more);
});
