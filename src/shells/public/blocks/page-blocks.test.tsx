import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, test } from "vitest";
import { sampleCompany } from "#db/seed/people/sample-company.ts";
import { type Block, type BlockKind, blockKinds } from "#domain/page/blocks.ts";
import { drawableBlocks } from "#domain/page/read-blocks.ts";
import { FiguresProvider } from "#features/content/ui/figures.tsx";
import { figuresIn } from "#features/content/words/figures.ts";
import { aBlock, aParagraph } from "#testing/builders/content/a-block.ts";
import { sampleCards } from "#testing/company/sample-tour-pages.ts";
import { usualTerms } from "#testing/usual-terms.ts";
import type { BlockData } from "./block-data.ts";
import { PageBlocks } from "./page-blocks.tsx";

const photo = "0123456789abcdef0123456789abcdef";
const pictures = { [photo]: { hash: photo, width: 1600, height: 1067, widths: [640, 1600] } };
const picture = { id: photo, alt: "Snow on the Matroosberg", isDecorative: false };
const heading = { kicker: "July", title: "Winter", lead: "Short queues" };
const to = (label: string, path = "/tours") => ({ label, to: path });
const review = {
  id: "r1",
  source: "passengers",
  reviewer_name: "Ilse",
  reviewer_image: null,
  review_date: "2026-07-01",
  review_text: "A careful driver.",
  review_url: null,
  rating: 5,
  recommends: null,
  verified: true,
  is_sample: false,
  photos: [],
  reply: null,
} as const;
const data = {
  tours: sampleCards,
  fleet: [
    { vehicleClass: "sedan", name: "Sedans", seats: "3 seats", bags: "2 large bags", inside: "", text: "Quiet." },
  ],
  reviews: { average: 5, count: 2, by_source: [], reviews: [review, { ...review, id: "r2", reviewer_name: "Ben" }] },
  routes: { winelands: { stops: [{ name: "Boschendal", time: "10:00" }], map: null } },
} as unknown as BlockData;

const htmlOf = (blocks: readonly Block[]): string => {
  const page = (
    <FiguresProvider value={figuresIn(usualTerms)}>
      <PageBlocks blocks={blocks} pictures={pictures} data={data} company={sampleCompany} />
    </FiguresProvider>
  );
  const router = createMemoryRouter([{ path: "*", element: page }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
};

const samples: Readonly<Record<BlockKind, readonly [values: object, shown: readonly (string | RegExp)[]]>> = {
  hero: [
    { ...heading, picture, action: to("See tours"), second: to("Call", "tel:+27215550188") },
    [
      /<h1[^>]*>Winter<\/h1>/,
      "data-under-header",
      `/pictures/${photo}-640.jpg`,
      'href="/tours"',
      'href="tel:+27215550188"',
    ],
  ],
  rich_text: [{ body: aParagraph("Bring a coat.") }, ["<p>Bring a coat.</p>"]],
  cards: [
    { ...heading, cards: [{ title: "Ceres", text: "Cherries", picture, to: to("More") }] },
    ["Cherries", 'alt="Snow on the Matroosberg"', ">More</a>"],
  ],
  questions: [
    { title: "Ask", lead: "", questions: [{ question: "Is it cold?", answer: "At dawn." }] },
    [/<details[^>]*>.*Is it cold\?.*At dawn\./s],
  ],
  tours: [{ ...heading, tours: [sampleCards[1]?.tour.id], most: 3 }, [sampleCards[1]?.tour.title ?? "?", /R[1-9]/]],
  prices: [
    { title: "Prices", lead: "", rows: [{ label: "Airport", price: "R650", note: "Up to 3" }], note: "By tariff" },
    [/<th scope="row".*Airport.*R650.*By tariff/s],
  ],
  gallery: [{ title: "Seen", photos: [{ picture, caption: "At noon" }] }, [/<button[^>]*popoverTarget/i, "At noon"]],
  call: [
    { title: "Coming?", text: "Ask us", action: to("Book"), second: null },
    [/<h2[^>]*>Coming\?<\/h2>/, ">Book</a>"],
  ],
  reviews: [{ kicker: "", title: "Heard", most: 1 }, ["A careful driver.", "Ilse"]],
  map: [{ title: "The way", text: "", of: "tour", tours: ["winelands"] }, ["Boschendal", "10:00"]],
  form: [{ title: "Write", lead: "", form: "message" }, [/<form/, "Send Message"]],
  surcharges: [{ title: "Added", lead: "" }, [/<table.*Night/s]],
  fleet: [heading, ["Sedans", "2 large bags"]],
  notice: [{ text: "Closed on Monday", action: to("Why"), tone: "warning" }, ["Closed on Monday", ">Why</a>"]],
  columns: [{ blocks: [aBlock("rich_text", "in", { body: aParagraph("Left") })] }, ["<p>Left</p>"]],
};

test.each(blockKinds)("a %s is drawn on the server with everything in it", (kind) => {
  const [values, shown] = samples[kind];
  const html = htmlOf([aBlock(kind, "one", values)]);
  for (const part of shown) expect(html).toMatch(typeof part === "string" ? escaped(part) : part);
});

test.each(blockKinds)("an empty %s breaks nothing, and two of a kind have no id twice", (kind) => {
  htmlOf([aBlock(kind, "empty")]);
  const [values] = samples[kind];
  const inner = kind === "columns" ? { blocks: [aBlock("rich_text", "other", { body: aParagraph("Right") })] } : values;
  const html = htmlOf([aBlock(kind, "one", values), aBlock(kind, "two", inner)]);
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id).filter((id) => !id?.startsWith("_r_"));
  if (kind !== "hero") expect(new Set(ids).size).toBe(ids.length);
});

const escaped = (text: string) => new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));

describe("rows that no call of ours has written", () => {
  const hero = aBlock("hero", "h", { title: "Still here" });
  const script = "javascript:alert(1)";
  const link = (href: string) => ({
    type: "doc",
    content: [
      { type: "paragraph", content: [{ type: "text", text: "x", marks: [{ type: "link", attrs: { href } }] }] },
    ],
  });
  const hostile: readonly unknown[] = [
    null,
    7,
    "text",
    [],
    {},
    { id: "a", kind: "html", values: { html: "<script>alert(1)</script>" } },
    { id: "a", kind: "__proto__", values: {} },
    { id: "a", kind: "hero", values: null },
    { id: "a", kind: "hero", values: { title: { toString: "x" } } },
    { id: 'a"><script>', kind: "hero", values: {} },
    { id: "a", kind: "hero", values: { action: { label: "x", to: script } } },
    { id: "a", kind: "cards", values: { cards: "no list" } },
    { id: "a", kind: "rich_text", values: { body: link(script) } },
    { id: "a", kind: "rich_text", values: { body: { type: "doc", content: [{ type: "script" }] } } },
    { id: "a", kind: "gallery", values: { photos: [{ picture: { id: "../../etc/passwd", alt: "" } }] } },
    { id: "a", kind: "notice", values: { tone: "<b>" } },
    { id: "a", kind: "columns", values: { blocks: [{ id: "b", kind: "columns", values: { blocks: [hero] } }] } },
  ];

  test.each(hostile.map((one) => [JSON.stringify(one), one] as const))(
    "%s is left out and the rest stays",
    (_, one) => {
      const html = htmlOf(drawableBlocks([one, hero, one]));
      expect(html).toContain("Still here");
      expect(html).not.toMatch(/<script|javascript:|etc\/passwd/);
    },
  );

  test("what is there twice is drawn once, and what is no list of blocks is an empty page", () => {
    expect(drawableBlocks([hero, hero])).toEqual([hero]);
    for (const no of [null, {}, "x"]) expect(drawableBlocks(no)).toEqual([]);
  });

  test("a text is never taken for HTML, wherever it is", () => {
    const text = '<img src=x onerror="alert(1)"><script>alert(1)</script>';
    const blocks = blockKinds.map((kind) => {
      const told = JSON.parse(JSON.stringify(samples[kind][0]), (key, value) =>
        typeof value === "string" && !/^(to|id|of|form|tone|type|kind|winelands)$/.test(key) && !/^\d+$/.test(key)
          ? text
          : value,
      );
      return { id: kind.replace("_", "-"), kind, values: told };
    });
    const html = htmlOf(drawableBlocks(blocks));
    expect(html).toContain("&lt;script&gt;");
    expect(html).not.toMatch(/<img src=x|<script>alert/);
  });
});
