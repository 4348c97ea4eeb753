import { createElement, type FunctionComponent } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Avatar, InitialsAvatar } from "#design/pictures/avatar.tsx";
import { LogoMark } from "#design/pictures/logo.tsx";
import { Skyline } from "#design/pictures/skyline.tsx";
import { Van } from "#design/pictures/van.tsx";
import { discMark } from "./kit/brand.ts";
import { steps } from "./kit/geometry.ts";
import { minibus } from "./kit/minibus.ts";

// The pages draw the shuttle and the mark themselves; these tests keep them the same as in the pictures.
const pathsIn = (markup: string) => [...markup.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path);
const markupOf = (drawing: FunctionComponent) => renderToStaticMarkup(createElement(drawing));
const face = (seed: string | number) => renderToStaticMarkup(createElement(Avatar, { seed }));

test("the shuttle on the page has the body of the shuttle in the pictures", () => {
  const [body, sill, stripe] = pathsIn(minibus());
  expect(pathsIn(markupOf(Van))).toEqual(expect.arrayContaining([body, sill, stripe]));
});

test("the mark on the page is the mark of the icons", () => {
  expect(pathsIn(markupOf(LogoMark))).toEqual(pathsIn(discMark()));
});

const budgets: [what: string, markup: string, bytes: number][] = [
  ["the shuttle", markupOf(Van), 6000],
  ["the skyline", markupOf(Skyline), 3000],
  ["the mark", markupOf(LogoMark), 1000],
  ...steps(12).map((look): [string, string, number] => [`face ${look}`, face(look), 3000]),
];

test.each(budgets)("%s is light enough to stand in the page", (_what, markup, bytes) => {
  expect(markup.length).toBeLessThan(bytes);
});

test("a name gives the same face every time", () => {
  expect(face("Amira K.")).toBe(face("Amira K."));
});

test.each([
  ["Thabo Mokoena", "TM"],
  ["Anna van der Merwe", "AM"],
  ["  Lindiwe ", "L"],
])("%s is abbreviated to %s", (name, initials) => {
  expect(renderToStaticMarkup(createElement(InitialsAvatar, { name }))).toContain(`>${initials}<`);
});
