import { expect, test } from "vitest";
import { findHoles } from "./lock-check.mjs";

test("a lock file with every required package has no holes", () => {
  const packages = {
    "": { dependencies: { car: "1.0.0" } },
    "node_modules/car": { dependencies: { wheel: "1.0.0" }, optionalDependencies: { radio: "1.0.0" } },
    "node_modules/car/node_modules/radio": { dependencies: { wheel: "1.0.0" } },
    "node_modules/wheel": {},
  };
  expect(findHoles(packages)).toEqual([]);
});

test("an optional package that the registry lacks is a hole", () => {
  const packages = {
    "": { dependencies: { car: "1.0.0" } },
    "node_modules/car": { optionalDependencies: { "@car/linux": "1.0.0" } },
  };
  expect(findHoles(packages)).toEqual(["@car/linux, wanted by node_modules/car"]);
});

test("a package nested in another one's folder does not help its neighbours", () => {
  const packages = {
    "": { dependencies: { car: "1.0.0", bus: "1.0.0" } },
    "node_modules/car": { dependencies: { wheel: "1.0.0" } },
    "node_modules/car/node_modules/wheel": {},
    "node_modules/bus": { dependencies: { wheel: "2.0.0" } },
  };
  expect(findHoles(packages)).toEqual(["wheel, wanted by node_modules/bus"]);
});

test("a bundled package need not be in the lock file", () => {
  const packages = {
    "": { dependencies: { van: "1.0.0" } },
    "node_modules/van": { bundleDependencies: ["seat"], dependencies: { seat: "1.0.0" } },
  };
  expect(findHoles(packages)).toEqual([]);
});
