import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { pages } from "#db/schema/pages.ts";
import { type Block, blockKinds, fieldsOf } from "#domain/page/blocks.ts";
import { publishPage } from "#features/pages/editing/server/publish-page.ts";
import { savePage } from "#features/pages/editing/server/save-page.ts";
import { shownPage } from "#features/pages/shown/server/shown-page.ts";
import { readPageDraft } from "#features/pages/visual/server/read-page-draft.ts";
import { newId } from "#platform/ids.ts";
import { aBlock } from "#testing/builders/content/a-block.ts";
import {
  aNewPage,
  opening,
  pageMeta,
  pageNow,
  publishNow,
  saveDraft,
} from "#testing/builders/content/an-edited-page.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inTransaction } from "#testing/in-transaction.ts";

const links = [
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  " javascript:alert(1)",
  "java\tscript:alert(1)",
  "java\nscript:alert(1)",
  "\u0001javascript:alert(1)",
  "javascript&colon;alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "data:image/svg+xml,<svg onload=alert(1)>",
  "vbscript:msgbox(1)",
  "file:///etc/passwd",
  "blob:https://x/1",
  "ftp://x",
  "http://plain.example",
  "//evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "https://evil.example/<script>",
  'https://evil.example/" onclick="x',
  "https:evil\\@x",
  "about:blank",
  "ws://x",
  "intent://x",
  "x".repeat(501),
] as const;
const hidden = ["\u202e", "\u202a", "\u2066", "\u2069", "\u0000", "\u0007", "\u001b[31m", "\u0085", "\u009f"] as const;
const notTexts = [null, 7, true, [], {}, ["x"], { toString: "x" }, { length: 3 }, -1, 1.5] as const;
const wrongPictures = [
  "x",
  7,
  [],
  {},
  { id: "../../etc/passwd" },
  { id: "https://evil.example/x.png" },
  { id: "<svg onload=x>" },
  { id: "F".repeat(32) },
  { id: "0".repeat(31) },
  { id: "0".repeat(32), alt: "x".repeat(301) },
  { id: "0".repeat(32), alt: "\u202ex" },
  { id: "data:image/png;base64,AAAA" },
] as const;
const nodes = [
  { type: "script" },
  { type: "style", content: [{ type: "text", text: "*{}" }] },
  { type: "image", attrs: { src: "x" } },
  { type: "iframe", attrs: { src: "https://evil.example" } },
  { type: "html", html: "<b>" },
  { type: "paragraph", content: [{ type: "text", text: "x", marks: [{ type: "link", attrs: { href: links[0] } }] }] },
  { type: "paragraph", content: [{ type: "text", text: "x", marks: [{ type: "underline" }] }] },
  { type: "paragraph", content: [{ type: "text", text: "x", marks: Array(9).fill({ type: "bold" }) }] },
  { type: "paragraph", content: [{ type: "text", text: 7 }] },
  { type: "paragraph", content: [{ type: "heading", attrs: { level: 2 } }] },
  { type: "heading", attrs: { level: 1 } },
  { type: "heading", attrs: { level: "2" } },
  { type: "bulletList", content: [{ type: "paragraph" }] },
  { type: "__proto__" },
  { type: "constructor" },
  { type: "text", text: "loose" },
  { type: "doc", content: [] },
  { type: "paragraph", content: "no list" },
  deepList(12),
  { type: "paragraph", content: Array(2100).fill({ type: "hardBreak" }) },
] as const;

function deepList(depth: number): object {
  const item: object = depth === 0 ? { type: "paragraph" } : deepList(depth - 1);
  return { type: "bulletList", content: [{ type: "listItem", content: [item] }] };
}
function deep(depth: number): unknown {
  let value: unknown = [];
  for (let at = 0; at < depth; at++) value = [value];
  return value;
}

type Attack = readonly [name: string, block: unknown];
const of = (kind: string, values: unknown, id = "bad") => ({ id, kind, values });

/** Each would run something, hide something, or break what reads it. */
const attacks: readonly Attack[] = [
  ...links.map((to): Attack => [`link ${to.slice(0, 30)}`, of("hero", { title: "x", action: { label: "x", to } })]),
  ...links.map(
    (href): Attack => [
      `formatted link ${href.slice(0, 30)}`,
      of("rich_text", {
        body: {
          type: "doc",
          content: [
            { type: "paragraph", content: [{ type: "text", text: "x", marks: [{ type: "link", attrs: { href } }] }] },
          ],
        },
      }),
    ],
  ),
  ...links.map(
    (to): Attack => [
      `card link ${to.slice(0, 30)}`,
      of("cards", { title: "x", cards: [{ title: "x", to: { label: "x", to } }] }),
    ],
  ),
  ...hidden.map((text): Attack => [`hidden ${JSON.stringify(text)}`, of("hero", { title: `a${text}b` })]),
  ...hidden.map(
    (text): Attack => [
      `hidden alt ${JSON.stringify(text)}`,
      of("hero", { picture: { id: "0".repeat(32), alt: text } }),
    ],
  ),
  ...notTexts.map((title): Attack => [`title ${JSON.stringify(title)}`, of("call", { title })]),
  ...notTexts.map((label): Attack => [`label ${JSON.stringify(label)}`, of("call", { action: { label, to: 7 } })]),
  ...wrongPictures.map(
    (picture): Attack => [`picture ${JSON.stringify(picture).slice(0, 40)}`, of("hero", { picture })],
  ),
  ...wrongPictures.map(
    (picture): Attack => [
      `photo ${JSON.stringify(picture).slice(0, 40)}`,
      of("gallery", { photos: [{ picture, caption: "" }] }),
    ],
  ),
  ...nodes.map(
    (node): Attack => [
      `node ${JSON.stringify(node).slice(0, 40)}`,
      of("rich_text", { body: { type: "doc", content: [node] } }),
    ],
  ),
  ...["html", "script", "iframe", "__proto__", "constructor", "toString", "", "HERO", "columns "].map(
    (kind): Attack => [`kind ${kind}`, of(kind, {})],
  ),
  ...["", "A", 'a"><script>', "a b", "x".repeat(41), "../x", "é"].map(
    (id): Attack => [`id ${id.slice(0, 10)}`, of("fleet", {}, id)],
  ),
  ...[null, 7, "x", [], [[]], { id: "bad" }, { kind: "hero" }].map(
    (one): Attack => [`no block ${JSON.stringify(one)}`, one],
  ),
  ...blockKinds.map((kind): Attack => [`${kind} without values`, of(kind, null)]),
  ["columns in columns", of("columns", { blocks: [of("columns", { blocks: [opening()] }, "in")] })],
  ["nested for ever", of("hero", { title: deep(500) })],
  ["most out of range", of("tours", { most: 1e9 })],
  ["most a fraction", of("tours", { most: 1.5 })],
  ["a choice of the prototype", of("notice", { tone: "constructor" })],
  ["slugs with markup", of("tours", { tours: ["<b>"] })],
  ["too many cards", of("cards", { cards: Array(500).fill({ title: "x" }) })],
  ["a text too long", of("hero", { title: "x".repeat(400_000) })],
];

test("there are two hundred of them", () => expect(attacks.length).toBeGreaterThanOrEqual(200));

test("none is kept by the editor’s call: it is refused, or what is kept has nothing of it", () =>
  inTransaction(async (ctx) => {
    const team = await askingAs(ctx, { roles: ["admin"] });
    const id = await aNewPage(team);
    await saveDraft(team, id);
    const now = async () => (await ctx.db.select().from(pages))[0];
    const before = await now();
    for (const [name, block] of attacks) {
      const sent = JSON.stringify([opening(), block]);
      const saved = await savePage(team, {
        id,
        version: before?.version ?? 0,
        meta: pageMeta,
        blocks: sent,
        sitting: null,
      });
      expect(saved.ok, name).toBe(false);
    }
    expect(await now()).toEqual(before);
  }));

test("none that was written straight into the database is read, drawn or published, and the rest of its page stays", () =>
  inTransaction(async (ctx) => {
    const team = await askingAs(ctx, { roles: ["admin"] });
    const id = await aNewPage(team);
    await saveDraft(team, id);
    await publishNow(team, id);
    for (const [name, block] of attacks) {
      // A row of the database can’t hold this character at all.
      const row = JSON.stringify([opening(), block]);
      if (row.includes("\\u0000")) continue;
      await ctx.db.execute(sql`update pages set blocks = ${row}::json where id = ${id}`);
      await ctx.db.execute(sql`update page_versions set blocks = ${row}::json where page_id = ${id}`);
      for (const read of [
        await readPageDraft(team, { id, sitting: newId() }),
        await shownPage(ctx, { path: "/winter" }),
      ])
        expect(read, name).toMatchObject({ ok: true, value: { blocks: [{ kind: "hero" }] } });
    }
    expect((await pageNow(team, id)).blocks).toHaveLength(1);
  }));

test("prototype keys and markup in texts are words and nothing else", () =>
  inTransaction(async (ctx) => {
    const team = await askingAs(ctx, { roles: ["admin"] });
    const id = await aNewPage(team);
    const { version } = await pageNow(team, id);
    const sent =
      '[{"id":"opening","kind":"hero","__proto__":{"polluted":1},"values":{"title":"Winter","__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}}]';
    expect(await savePage(team, { id, version, meta: pageMeta, blocks: sent, sitting: null })).toMatchObject({
      ok: true,
    });
    expect(Reflect.get({}, "polluted")).toBeUndefined();
    const [block] = (await pageNow(team, id)).blocks as readonly [Block];
    expect(Object.keys(block.values)).toEqual(Object.keys(fieldsOf("hero")));
    // What would be a script in a page of HTML keeps the page from going out, though it would be drawn as words.
    await saveDraft(team, id, [opening(), aBlock("call", "c", { title: "<script>alert(1)</script>" })]);
    const now = await pageNow(team, id);
    expect(now.problems).toMatchObject([{ block: "c", field: "title" }]);
    expect(
      await publishPage(team, { id, version: now.version, publish_at: null, expire_at: null, reason: "" }),
    ).toMatchObject({ reason: "not_ready" });
  }));
