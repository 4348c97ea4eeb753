import { expect, test } from "vitest";
import { specAddresses } from "#testing/spec-addresses.ts";
import { attractionsPage } from "./attraction-list.ts";

test("every place of the specification stands in one group", () => {
  const grouped = attractionsPage.groups.flatMap((group) => group.slugs.map((slug) => `/attractions/${slug}`));
  const promised = specAddresses.filter((address) => address.startsWith("/attractions/"));
  expect(grouped.toSorted()).toEqual(promised.toSorted());
});
