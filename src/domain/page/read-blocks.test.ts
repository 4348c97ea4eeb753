import { describe, expect, test } from "vitest";
import { aBlock, aParagraph } from "#testing/builders/content/a-block.ts";
import { blockKinds } from "./blocks.ts";
import { pageLimits, readBlocks } from "./read-blocks.ts";

const hero = aBlock("hero", "a", { title: "Winter in the Cape", action: { label: "Book", to: "/booking" } });
const rich = (content: unknown) => [{ id: "a", kind: "rich_text", values: { body: { type: "doc", content } } }];
const linked = (href: string) =>
  rich([{ type: "paragraph", content: [{ type: "text", text: "x", marks: [{ type: "link", attrs: { href } }] }] }]);
const button = (to: unknown) => [{ ...hero, values: { ...hero.values, action: { label: "Go", to } } }];
const nested = (levels: number) => {
  let value: unknown = "deep";
  for (let level = 0; level < levels; level++) value = [value];
  return value;
};

test.each(blockKinds)("an empty %s is read as it was written", (kind) => {
  const block = aBlock(kind, "a");
  expect(readBlocks(JSON.parse(JSON.stringify([block])))).toEqual({ ok: true, value: [block] });
});

test("a whole page is read as it was written, and unknown fields are dropped", () => {
  const blocks = [
    hero,
    aBlock("columns", "b", { blocks: [aBlock("rich_text", "c", { body: aParagraph("From {tour.winelands}") })] }),
    aBlock("questions", "d", { questions: [{ question: "Where?", answer: "At the kerb.\nBy the flag." }] }),
  ];
  const sent = blocks.map((block) => ({
    ...block,
    style: "position:fixed",
    values: { ...block.values, onclick: "x()" },
  }));
  expect(readBlocks(sent)).toEqual({ ok: true, value: blocks });
});

test("a page of an earlier version, without a field that came later, is filled", () => {
  expect(readBlocks([{ id: "a", kind: "hero", values: { title: "Old" } }])).toEqual({
    ok: true,
    value: [aBlock("hero", "a", { title: "Old" })],
  });
});

describe("refused", () => {
  test.each<[string, unknown, string]>([
    ["text instead of blocks", "<script>alert(1)</script>", "not_blocks"],
    ["nothing", null, "not_blocks"],
    ["a block of an unknown kind", [{ id: "a", kind: "html", values: {} }], "not_blocks"],
    ["a kind of every object", [{ id: "a", kind: "constructor", values: {} }], "not_blocks"],
    ["a kind that changes objects", JSON.parse('[{"id":"a","kind":"__proto__","values":{}}]'), "not_blocks"],
    ["an id that breaks out of an attribute", [{ ...hero, id: 'a" onload="x' }], "not_blocks"],
    ["one id twice", [hero, hero], "same_id_twice"],
    ["one id twice, once inside", [hero, aBlock("columns", "b", { blocks: [hero] })], "same_id_twice"],
    [
      "too many blocks",
      Array.from({ length: pageLimits.blocks + 1 }, (_, n) => ({ ...hero, id: `n${n}` })),
      "too_many_blocks",
    ],
    [
      "columns in columns",
      [aBlock("columns", "a", { blocks: [aBlock("columns", "b", { blocks: [hero] })] })],
      "too_deep",
    ],
    ["thousands of levels", nested(20_000), "too_deep"],
    ["a title of two megabytes", [{ ...hero, values: { title: "x".repeat(2_000_000) } }], "unsafe_value"],
    ["a title that is an object", [{ ...hero, values: { title: { toString: "x" } } }], "unsafe_value"],
    ["a title that turns the text round", [{ ...hero, values: { title: "gpj.\u202Eexe" } }], "unsafe_value"],
    ["a title with a null character", [{ ...hero, values: { title: "a\u0000b" } }], "unsafe_value"],
    ["a choice that is not offered", [{ id: "a", kind: "form", values: { form: "phish" } }], "unsafe_value"],
    ["a choice of every object", [{ id: "a", kind: "form", values: { form: "toString" } }], "unsafe_value"],
    ["a count beyond its end", [{ id: "a", kind: "tours", values: { most: 1e9 } }], "unsafe_value"],
    [
      "a picture by its address",
      [{ ...hero, values: { picture: { id: "https://evil.example/x.svg", alt: "" } } }],
      "unsafe_value",
    ],
    ["a script as a node", rich([{ type: "script", content: [{ type: "text", text: "x" }] }]), "unsafe_value"],
    [
      "markup as a mark",
      rich([{ type: "paragraph", content: [{ type: "text", text: "x", marks: [{ type: "style" }] }] }]),
      "unsafe_value",
    ],
    ["text where only paragraphs may be", rich([{ type: "text", text: "x" }]), "unsafe_value"],
    ["a heading of the first level", rich([{ type: "heading", attrs: { level: 1 } }]), "unsafe_value"],
    ["a list in a list without an end", rich([[{ type: "bulletList" }]]), "unsafe_value"],
    ["a slug that climbs", [{ id: "a", kind: "tours", values: { tours: ["../admin"] } }], "unsafe_value"],
  ])("%s", (_what, sent, reason) => {
    expect(readBlocks(sent)).toMatchObject({ ok: false, reason });
  });

  test.each([
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    " javascript:alert(1)",
    "java\nscript:alert(1)",
    "\u0001javascript:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "vbscript:msgbox(1)",
    "file:///etc/passwd",
    "blob:https://x/1",
    "//evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/\tevil",
    "http://plain.example",
    'https://evil.example/"onmouseover=x',
    "https:// evil.example",
    "ftp://x",
    "mailto:a b@c",
    "tel:javascript",
    "#<img>",
    "booking",
    `/${"x".repeat(600)}`,
  ])("the link %j, in a text and on a button", (to) => {
    expect(readBlocks(linked(to)).ok).toBe(false);
    expect(readBlocks(button(to)).ok).toBe(false);
  });

  test.each([
    "/booking",
    "/tours?day=1#top",
    "https://example.com/a?b=c#d",
    "mailto:a@b.example",
    "tel:+27 21 555 0188",
    "#prices",
  ])("but not the link %s", (to) => {
    expect(readBlocks(linked(to)).ok).toBe(true);
    expect(readBlocks(button(to)).ok).toBe(true);
  });
});
