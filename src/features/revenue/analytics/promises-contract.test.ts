import { expect, test } from "vitest";
import { promisesContract } from "./promises-contract.ts";

test("the guarantee page may read the public promises, and nothing else", () => {
  expect(promisesContract.keptPromises.forPages).toBe(true);
  expect(promisesContract.readPromises.forPages).toBeFalsy();
});
