import { expect, test } from "vitest";
import { aBlock, aParagraph } from "#testing/builders/content/a-block.ts";
import { findWords } from "./find-words.ts";

const card = { title: "Whale season", text: "", picture: null, to: { label: "See more", to: "/whales" } };
const long = `${"Before ".repeat(20)}the southern right whale ${"after ".repeat(20)}`;
const page = {
  meta: { title: "Whales", description: "June to November", picture: null, isHidden: false },
  blocks: [
    aBlock("hero", "h", { title: "Winter" }),
    aBlock("cards", "c", { title: "Cards", cards: [card] }),
    aBlock("columns", "row", { blocks: [aBlock("rich_text", "r", { body: aParagraph(long) })] }),
  ],
};

test.each([
  ["WHALE", ["Title for search engines", "Cards, Title", "Cards, Link", "Text, Text"]],
  ["southern right", ["Text, Text"]],
  ["/whales", ["Cards, Link"]],
  ["june", ["Description for search engines"]],
  ["title", []],
  ["  ", []],
])("%s", (words, where) => {
  expect(findWords(page, words).map((found) => found.where)).toEqual(where);
});

test("of a long text only what is around the words is shown, and the place leads to its field", () => {
  expect(findWords(page, "southern")).toEqual([
    {
      block: "r",
      field: "body",
      where: "Text, Text",
      text: expect.stringMatching(/^….{1,45}the southern right whale.{1,45}…$/),
    },
  ]);
});
