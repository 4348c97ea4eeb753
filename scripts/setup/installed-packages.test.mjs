import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { isNeeded, lockMatchesPackage, missingPackages } from "./installed-packages.mjs";

const machine = { os: "linux", cpu: "arm64", libc: "glibc" };

test.each([
  ["an ordinary package", {}, true],
  ["a native part for this machine", { optional: true, os: ["linux"], cpu: ["arm64"], libc: ["glibc"] }, true],
  ["a native part written without lists", { optional: true, os: "linux", cpu: "arm64" }, true],
  ["a native part for another system", { optional: true, os: ["darwin"], cpu: ["arm64"] }, false],
  ["a native part for another processor", { optional: true, os: ["linux"], cpu: ["x64"] }, false],
  ["a native part for another C library", { optional: true, os: ["linux"], cpu: ["arm64"], libc: ["musl"] }, false],
  ["one for everything but another system", { optional: true, os: ["!win32"] }, true],
  ["one for everything but this system", { optional: true, os: ["!linux"] }, false],
  ["what only other optional packages use", { optional: true }, false],
  ["a link inside the project", { link: true }, false],
])("%s", (_what, entry, isWanted) => {
  expect(isNeeded(entry, machine)).toBe(isWanted);
});

let folder;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "installed-"));
  write("package.json", { dependencies: { car: "1.0.0" } });
  write("package-lock.json", {
    packages: { "": { dependencies: { car: "1.0.0" } }, "node_modules/car": { version: "1.0.0" } },
  });
  write("node_modules/car/package.json", {});
  write("node_modules/.package-lock.json", { packages: { "node_modules/car": { version: "1.0.0" } } });
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

function write(file, value) {
  fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  fs.writeFileSync(path.join(folder, file), JSON.stringify(value));
}

test("nothing is missing after a complete install", () => {
  expect(missingPackages(folder, { machine })).toEqual([]);
  expect(lockMatchesPackage(folder)).toBe(true);
});

test("a package that npm recorded but did not install is missing", () => {
  fs.rmSync(path.join(folder, "node_modules/car"), { recursive: true });
  expect(missingPackages(folder, { machine })).toEqual(["car"]);
});

test("everything is missing until npm has finished", () => {
  fs.rmSync(path.join(folder, "node_modules/.package-lock.json"));
  expect(missingPackages(folder, { machine })).toEqual(["car"]);
});

test("another version counts as missing", () => {
  write("node_modules/.package-lock.json", { packages: { "node_modules/car": { version: "0.9.0" } } });
  expect(missingPackages(folder, { machine })).toEqual(["car"]);
});

test("a dependency added by hand no longer matches the lock file", () => {
  write("package.json", { dependencies: { car: "1.0.0", bus: "1.0.0" } });
  expect(lockMatchesPackage(folder)).toBe(false);
});

test("packages for tests are needed for a test, but not for a start", () => {
  write("package-lock.json", {
    packages: {
      "": { dependencies: { car: "1.0.0" }, devDependencies: { ramp: "1.0.0" } },
      "node_modules/car": { version: "1.0.0" },
      "node_modules/ramp": { version: "1.0.0", dev: true },
    },
  });
  expect(missingPackages(folder, { machine })).toEqual(["ramp"]);
  expect(missingPackages(folder, { machine, isToServe: true })).toEqual([]);
});
