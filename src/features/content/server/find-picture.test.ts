import { expect, test } from "vitest";
import { attractionPages } from "../words/attractions/all-attractions.ts";
import { pictures } from "../words/pictures.gen.ts";
import { servicePages } from "../words/services/all-services.ts";
import { pictureFor, picturesNamed } from "./find-picture.ts";

test.each([...attractionPages, ...servicePages])("$slug has a picture of its own or of its neighbour", ({ slug }) => {
  expect(pictureFor(slug)).not.toBe(pictures.hero);
});

test("a page without any scene still opens with one", () => {
  expect(pictureFor("nowhere")).toBe(pictures.hero);
});

test("a picture that is not drawn is left out", () => {
  expect(picturesNamed(["bo-kaap", "nowhere", "hermanus"])).toEqual([pictures["bo-kaap"], pictures.hermanus]);
});
