import { describe, expect, test } from "vitest";
import { type Brand, brandProblems, brandStyle, contrast, type Hex, isLogo, paletteOf, usualBrand } from "./brand.ts";

test.each([
  ["black on white", "#000000", "#ffffff", 21],
  ["a colour on itself", "#c8391f", "#c8391f", 1],
  ["the lightest grey that is readable on white", "#767676", "#ffffff", 4.54],
  ["the next lighter one", "#777777", "#ffffff", 4.48],
] as const)("the contrast of %s", (_pair, one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 2);
  expect(contrast(other, one)).toBe(contrast(one, other));
});

describe("colours that can’t be read are refused with their ratio", () => {
  test.each([
    ["the usual ones", {}, []],
    ["a green", { main: "#1b7a3d", deep: "#12382a" }, []],
    [
      "a yellow button",
      { main: "#ffd400" },
      ["White text on this colour has a contrast of 1.4:1. At least 4.5:1 is needed: choose a darker one."],
    ],
    [
      "a grey just too light",
      { main: "#777777" },
      ["White text on this colour has a contrast of 4.4:1. At least 4.5:1 is needed: choose a darker one."],
    ],
    [
      "a pale band",
      { deep: "#9fc5e8" },
      [
        "Light text on this colour has a contrast of 1.1:1. At least 4.5:1 is needed: choose a darker one.",
        "This colour on the dark bands has a contrast of 1.0:1. At least 4.5:1 is needed: choose a lighter one.",
      ],
    ],
  ] as const)("%s", (_name, changes, messages) => {
    expect(brandProblems({ ...usualBrand, ...changes }).map(({ message }) => message)).toEqual(messages);
  });
});

const allowed = [0, 51, 102, 153, 204, 255].flatMap((red) =>
  [0, 51, 102, 153, 204, 255].flatMap((green) =>
    [0, 51, 102, 153, 204, 255].map((blue): Brand => {
      const main: Hex = `#${[red, green, blue].map((value) => value.toString(16).padStart(2, "0")).join("")}`;
      return { ...usualBrand, main };
    }),
  ),
);

test("what follows from any allowed colour is readable in both themes", () => {
  const taken = allowed.filter((brand) => brandProblems(brand).length === 0);
  expect(taken.length).toBeGreaterThan(50);
  for (const brand of taken) {
    const { primary, onPrimary, primaryText, primarySoft } = paletteOf(brand);
    for (const theme of [0, 1] as const) {
      expect(contrast(onPrimary[theme], primary[theme])).toBeGreaterThanOrEqual(4.5);
      expect(contrast(primaryText[theme], primarySoft[theme])).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(primaryText[0], "#efe3cc")).toBeGreaterThanOrEqual(4.5);
    expect(contrast(primaryText[1], "#1f4059")).toBeGreaterThanOrEqual(4.5);
  }
});

test("a page in the usual colours needs nothing beside its style sheet", () => {
  expect(brandStyle(usualBrand)).toBe("");
  const style = brandStyle({ ...usualBrand, main: "#1b7a3d" });
  expect(style).toContain("--primary:light-dark(#1b7a3d,");
  expect(style).toMatch(/^:root:root\{[^<>{}]+\}$/);
  const logo = "0123456789abcdef0123456789abcdef";
  expect(brandStyle({ ...usualBrand, logo })).toContain(`url(/pictures/${logo}-512.png)`);
  expect(brandStyle({ ...usualBrand, logo })).not.toContain(":root");
  expect([logo, "", `${logo})`, "../x"].map(isLogo)).toEqual([true, true, false, false]);
});
