import { expect, test } from "vitest";
import { workload } from "./workload.ts";

const span = (from: string, to: string) => ({
  from: new Date(`2026-11-20T${from}:00Z`),
  to: new Date(`2026-11-20T${to}:00Z`),
});
const shift = [span("06:00", "16:00")];

test.each([
  ["nothing", [], 0, "light"],
  ["just under 70%", [span("06:00", "12:59")], 419, "light"],
  ["70%", [span("06:00", "13:00")], 420, "busy"],
  ["90%", [span("06:00", "11:00"), span("12:00", "16:00")], 540, "full"],
  ["the same hours twice", [span("06:00", "10:00"), span("08:00", "10:00")], 240, "light"],
] as const)("%s of a ten-hour shift", (_name, trips, minutes, level) => {
  expect(workload(trips, shift)).toMatchObject({ minutes, level });
});

test("without a shift a usual day of nine hours counts", () => {
  expect(workload([span("06:00", "12:18")], []).level).toBe("busy");
});
