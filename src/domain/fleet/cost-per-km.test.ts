import { expect, test } from "vitest";
import { costPerKm } from "./cost-per-km.ts";

test.each([
  [{ fuelCents: 200_000, workCents: 100_000, km: 1000 }, 300],
  [{ fuelCents: 0, workCents: 0, km: 1000 }, 0],
  [{ fuelCents: 200_000, workCents: 0, km: 199 }, null],
])("%o costs %s cents a kilometre", (costs, cents) => expect(costPerKm(costs)).toBe(cents));
