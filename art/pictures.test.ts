import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import * as list from "#features/content/words/pictures.gen.ts";
import { catalogue } from "./catalogue.ts";
import { letteringWidth } from "./kit/lettering.ts";
import { cardFingerprintOf, fingerprintOf, heaviestCard } from "./render.ts";
import rendered from "./rendered.json" with { type: "json" };
import { frame, shareCards } from "./share-card.ts";
import { shareTitles } from "./share-titles.ts";

const { pictures } = list;
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

test("a page can import one picture without the others", () => {
  expect(Object.values(list)).toEqual(expect.arrayContaining(Object.values(pictures)));
});

test("every rendered picture still has its drawing", () => {
  expect(Object.keys(pictures)).toEqual(catalogue.map(({ name }) => name));
});

describe.each(shareCards.map((card) => [card.name, card] as const))("the card %s", (name, card) => {
  test("is rendered, and light enough for a chat", () => {
    const { size } = statSync(join(publicFolder, `art/${name}.jpg`));
    expect(size).toBeLessThanOrEqual(heaviestCard);
  });

  test("has not changed since `npm run art` rendered it", () => {
    expect(rendered).toHaveProperty([name, "fingerprint"], cardFingerprintOf(card));
  });

  test("keeps its words beside the picture", () => {
    const widest = Math.max(...card.note.map((line) => letteringWidth(line, 25)), letteringWidth(card.tag, 25) + 48);
    expect(44 + widest).toBeLessThan(frame.left - 8);
  });
});

test("every picture but the heroes has a card, and every title a picture", () => {
  const heroes = ["hero", "hero-tall"];
  const names = catalogue.map(({ name }) => name).filter((name) => !heroes.includes(name));
  expect(Object.keys(shareTitles).toSorted()).toEqual(names.toSorted());
});
