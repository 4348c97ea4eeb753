import { expect, test } from "vitest";
import { promisesContract } from "./promises-contract.ts";

test("the guarantee page may read what visitors see, and nothing else of it", () => {
  expect(promisesContract.keptPromises.forPages).toBe(true);
  expect(promisesContract.readPromises.forPages).toBeFalsy();
});
