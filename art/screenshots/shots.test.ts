import fs from "node:fs";
import { expect, test } from "vitest";
import { shots } from "./shots.ts";

const named = () =>
  [...fs.readFileSync("README.md", "utf8").matchAll(/docs\/screenshots\/([\w-]+)\.jpg/g)]
    .map(([, name]) => name)
    .sort();

test("the README shows exactly the pictures that npm run screenshots takes", () => {
  expect(named()).toEqual(shots.map(({ name }) => name).sort());
});

test("every picture has been taken, and none is left over", () => {
  const taken = fs.readdirSync("docs/screenshots").map((file) => file.replace(/\.jpg$/, ""));
  expect(taken.sort()).toEqual(shots.map(({ name }) => name).sort());
});
