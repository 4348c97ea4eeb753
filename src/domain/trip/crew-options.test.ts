import { expect, test } from "vitest";
import { crewOptions } from "./crew-options.ts";

test("who can take the trip comes first, the others say why not", () => {
  const choices = [
    { value: "a", label: "Anele" },
    { value: "b", label: "Busi" },
  ];
  expect(crewOptions(choices, [{ id: "a", reasons: ["is away then", "has another trip then"] }])).toEqual([
    { value: "b", label: "Busi" },
    { value: "a", label: "Anele (is away then, has another trip then)" },
  ]);
});
