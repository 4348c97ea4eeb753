import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { pictures } from "#features/content/words/pictures.gen.ts";
import { catalogue } from "./catalogue.ts";
import { fingerprintOf } from "./render.ts";
import { shareCards } from "./share-card.ts";

const publicFolder = join(import.meta.dirname, "../public");
const onDisk = (path: string) => existsSync(join(publicFolder, path));

describe.each(Object.entries(pictures))("the picture %s", (_name, picture) => {
  test("has a file for every width, in both formats", () => {
    const files = picture.widths.flatMap((width) =>
      ["avif", "webp"].map((ending) => `${picture.path}-${width}.${ending}`),
    );
    expect(files.filter((file) => !onDisk(file))).toEqual([]);
  });

  test("lists its widths from small to large", () => {
    expect(picture.widths).toEqual([...picture.widths].sort((a, b) => a - b));
  });

  test("is described in a sentence", () => {
    expect(picture.alt).toMatch(/^[A-Z].{18,}\.$/);
  });

  test("has a gradient of five colours to stand in for it", () => {
    expect(picture.placeholder).toMatch(/^linear-gradient\((#[\da-f]{6},){4}#[\da-f]{6}\)$/);
  });
});

describe.each(catalogue.map((source) => [source.name, source] as const))("the drawing %s", (name, source) => {
  const scene = source.draw();

  test("holds no broken number", () => {
    expect(scene.svg()).not.toMatch(/NaN|undefined|Infinity/);
  });

  test("has not changed since `npm run art` rendered it", () => {
    expect(pictures).toHaveProperty([name, "version"], fingerprintOf(source, scene).slice(0, 6));
  });
});

test("every rendered picture still has its drawing", () => {
  expect(Object.keys(pictures)).toEqual(catalogue.map(({ name }) => name));
});

test.each(shareCards.map(({ name }) => name))("the share card %s is rendered", (name) => {
  expect(onDisk(`/art/${name}.jpg`)).toBe(true);
});
