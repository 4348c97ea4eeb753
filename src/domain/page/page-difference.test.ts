import { expect, test } from "vitest";
import { aBlock, aParagraph } from "#testing/builders/content/a-block.ts";
import type { Block } from "./blocks.ts";
import { pageDifference } from "./page-difference.ts";

const meta = { title: "Winter", description: "Warm.", picture: null, isHidden: false };
const page = (...blocks: readonly Block[]) => ({ meta, blocks });
const hero = aBlock("hero", "a", { title: "Winter" });
const said = aBlock("rich_text", "b", { body: aParagraph("Cold nights.") });

test("each change is said by its block and field", () => {
  const after = {
    meta: { ...meta, isHidden: true },
    blocks: [
      aBlock("hero", "a", { title: "Spring", action: { label: "Book", to: "/booking" } }),
      aBlock("columns", "g", { blocks: [aBlock("rich_text", "b", { body: aParagraph("Wild flowers.") })] }),
    ],
  };
  const before = page(hero, said, aBlock("fleet", "f", { title: "Our fleet" }));
  expect(pageDifference(before, after)).toEqual([
    { is: "changed", where: "Page", field: "Hidden from search engines", before: "No", after: "Yes" },
    { is: "changed", where: "Opening “Spring”", field: "Title", before: "Winter", after: "Spring" },
    { is: "changed", where: "Opening “Spring”", field: "Button", before: "", after: "Book → /booking" },
    { is: "added", where: "Side by side", field: "", before: "", after: "" },
    { is: "moved", where: "Text", field: "", before: "", after: "" },
    { is: "changed", where: "Text", field: "Text", before: "Cold nights.", after: "Wild flowers." },
    { is: "deleted", where: "Fleet “Our fleet”", field: "", before: "", after: "" },
  ]);
});

test("another order is one change, and the same page none", () => {
  expect(pageDifference(page(hero, said), page(said, hero))).toEqual([
    {
      is: "moved",
      where: "Order of the blocks",
      field: "",
      before: "Opening “Winter”, Text",
      after: "Text, Opening “Winter”",
    },
  ]);
  expect(pageDifference(page(hero, said), page(hero, said))).toEqual([]);
});
