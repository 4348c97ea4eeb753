import { expect, test } from "vitest";
import { aBlock, aParagraph } from "#testing/builders/content/a-block.ts";
import type { Block } from "./blocks.ts";
import { eachText, fillMarks, marksIn } from "./page-marks.ts";
import { pageText } from "./page-parts.ts";
import { type CheckedPage, type PageFacts, pageProblems } from "./page-problems.ts";

const picture = "0123456789abcdef0123456789abcdef";
const facts: PageFacts = {
  isKnownMark: (name) => ["company", "free_hours", "tour.winelands"].includes(name),
  isKnownPath: (path) => ["/", "/booking"].includes(path),
  isKnownPicture: (id) => id === picture,
  isOnSale: (_of, slug) => slug === "winelands",
  said: [
    {
      mark: "free_hours",
      value: 12,
      pattern: /(\d+) hours before (?:your )?pickup/,
      about: "free cancellation in hours",
    },
  ],
};
const hero = aBlock("hero", "a", {
  title: "Winter with {company}",
  action: { label: "Book", to: "/booking?from=winter" },
});
const meta = { title: "Winter tours", description: "Warm vehicles and short queues.", picture: null, isHidden: false };
const page = (...blocks: readonly Block[]): CheckedPage => ({ meta, blocks: [hero, ...blocks] });
const messages = (checked: CheckedPage) => pageProblems(checked, facts).map(({ message }) => message);
const text = (words: string) => page(aBlock("rich_text", "b", { body: aParagraph(words) }));

test("a page without a fault can be published", () => {
  const photo = { picture: { id: picture, alt: "Vines under snow", isDecorative: false }, caption: "" };
  expect(
    messages(
      page(
        aBlock("rich_text", "b", { body: aParagraph("Free until {free_hours} before. From {tour.winelands}.") }),
        aBlock("gallery", "c", { title: "Snow", photos: [photo] }),
        aBlock("tours", "d", { title: "Tours", tours: ["winelands"] }),
        aBlock("prices", "e", { title: "Fares", rows: [{ label: "Winelands", price: "{tour.winelands}", note: "" }] }),
      ),
    ),
  ).toEqual([]);
});

test.each<[string, CheckedPage, RegExp]>([
  ["an empty page", { meta, blocks: [] }, /Add a block/],
  [
    "a page without an opening",
    { meta, blocks: [aBlock("fleet", "a", { title: "Fleet" })] },
    /Start the page with an opening/,
  ],
  ["two openings", page(aBlock("hero", "b", { title: "Again" })), /has one opening/],
  ["no title for search engines", { ...page(), meta: { ...meta, title: " " } }, /Enter the title/],
  ["a title too long for search engines", { ...page(), meta: { ...meta, title: "x".repeat(61) } }, /at most 60/],
  ["a long description", { ...page(), meta: { ...meta, description: "x".repeat(156) } }, /at most 155/],
  ["a price in the description", { ...page(), meta: { ...meta, description: "From R999." } }, /R999/],
  ["an empty title", page(aBlock("fleet", "b")), /Fill in “Title”/],
  ["an empty text", page(aBlock("rich_text", "b")), /Write the text/],
  ["no questions", page(aBlock("questions", "b", { title: "Q" })), /Add one to “Questions”/],
  ["an unknown value", text("From {tour.moon}."), /no value called {tour.moon}/],
  ["a typed price", text("Only R1 299 a person"), /“R1 299” is a typed price/],
  [
    "a typed price in a table",
    page(aBlock("prices", "b", { title: "F", rows: [{ label: "A", price: "900", note: "" }] })),
    /Choose a price/,
  ],
  ["a typed figure of the settings", text("Free until 12 hours before pickup."), /Use {free_hours}/],
  [
    "a contradiction of the settings",
    text("Free until 24 hours before your pickup."),
    /contradicts your settings: free cancellation in hours is 12/,
  ],
  ["a script in a text", text("<script>alert(1)</script>"), /Scripts and styles/],
  ["a style in a text", text("< STYLE >x"), /Scripts and styles/],
  [
    "a dead link",
    page(aBlock("call", "b", { title: "C", action: { label: "Go", to: "/nowhere#x" } })),
    /no page at \/nowhere/,
  ],
  [
    "a link without words",
    page(aBlock("call", "b", { title: "C", action: { label: "", to: "/booking" } })),
    /Say where the link leads/,
  ],
  [
    "a link without an address",
    page(aBlock("call", "b", { title: "C", action: { label: "Go", to: "" } })),
    /Choose where/,
  ],
  [
    "a picture that says nothing",
    page(
      aBlock("gallery", "b", {
        title: "G",
        photos: [{ picture: { id: picture, alt: "", isDecorative: false }, caption: "" }],
      }),
    ),
    /Describe the picture/,
  ],
  [
    "a picture that is gone",
    page(
      aBlock("hero", "b", {
        title: "G",
        picture: { id: picture.replace("0", "f"), alt: "A view", isDecorative: false },
      }),
    ),
    /was deleted/,
  ],
  ["a tour that is not on sale", page(aBlock("tours", "b", { title: "T", tours: ["moon"] })), /“moon” is not on sale/],
])("%s is a problem", (_what, checked, message) => {
  expect(messages(checked)).toEqual(expect.arrayContaining([expect.stringMatching(message)]));
});

test("a problem names its block and field, also inside lists and groups", () => {
  const inner = aBlock("questions", "q", {
    title: "Q",
    questions: [
      { question: "A?", answer: "B" },
      { question: "", answer: "R5" },
    ],
  });
  expect(pageProblems(page(aBlock("columns", "c", { blocks: [inner] })), facts)).toMatchObject([
    { block: "q", field: "questions.1.question" },
    { block: "q", field: "questions.1.answer" },
  ]);
});

test("marks are filled wherever a text is, and nothing else is touched", () => {
  const values = new Map([
    ["company", "Starlight"],
    ["tour.winelands", "R1 299"],
  ]);
  const [shown] = eachText([hero], (words) => fillMarks(words, values));
  expect(shown?.values).toMatchObject({ title: "Winter with Starlight", action: { to: "/booking?from=winter" } });
  expect(fillMarks("{tour.gone}, {nothing}{constructor}", values)).toBe("price on request, ");
  expect(marksIn("{a} {b.C d} {B} {} {{c}}")).toEqual(["a", "b.C d", "c"]);
  expect(pageText(page(aBlock("notice", "n", { text: "Closed" })).blocks)).toBe("Winter with {company}\nBook\nClosed");
});
