import { expect, test } from "vitest";
import { frameAround, isInFrame, spotOf } from "./still-projection.ts";

const airport = { latitude: -33.9694, longitude: 18.5972 };
const waterfront = { latitude: -33.9036, longitude: 18.4207 };
const box = { width: 800, height: 600 };

test("what is shown lies within the frame, with air around it and north up", () => {
  const frame = frameAround([airport, waterfront], box);
  const [east, west] = [spotOf(airport, frame), spotOf(waterfront, frame)];
  for (const spot of [east, west]) expect(isInFrame(spot, box)).toBe(true);
  expect(west[0]).toBeLessThan(east[0]);
  expect(west[1]).toBeLessThan(east[1]);
  expect(Math.min(west[0], 800 - east[0])).toBeGreaterThan(90);
});

test("one place alone is in the middle of some kilometres", () => {
  const frame = frameAround([airport], box);
  const [x, y] = spotOf(airport, frame);
  expect([Math.round(x), Math.round(y)]).toEqual([400, 300]);
  expect(isInFrame(spotOf(waterfront, frame), box)).toBe(false);
});
