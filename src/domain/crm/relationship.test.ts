import { expect, test } from "vitest";
import { fitsRelationship, relationshipKinds } from "./relationship.ts";

test("a concierge is at an organisation, an assistant of a person", () => {
  const fits = (other: "person" | "organisation") => relationshipKinds.filter((kind) => fitsRelationship(kind, other));
  expect(fits("person")).toEqual(["assistant", "guest", "books_for"]);
  expect(fits("organisation")).toEqual(["guest", "books_for", "concierge"]);
});
