import { expect, test } from "vitest";
import { placeIn } from "#domain/geography/find-place.ts";
import { suggestPlaces } from "./suggest-places.ts";

const placesFor = async (text: string) => {
  const answer = await suggestPlaces(undefined, { text });
  return answer.ok ? answer.value.places : [];
};

test.each([
  ["cape town int", "airport"],
  ["camps", "Camps Bay"],
  ["sea poi", "Sea Point"],
])("%s finds %s", async (typed, wanted) => {
  const [first] = await placesFor(typed);
  expect([first?.name, first?.kind]).toContain(wanted);
});

test("what is offered is what a price is found for", async () => {
  for (const { name } of await placesFor("ca")) expect(placeIn(name)?.name).toBe(name);
});

test.each([[""], ["zzqx"]])("%j finds nothing, and that is an answer", async (typed) => {
  expect(await placesFor(typed)).toEqual([]);
});

test("no list is longer than one can read", async () => {
  expect((await placesFor("a")).length).toBeLessThanOrEqual(8);
});
