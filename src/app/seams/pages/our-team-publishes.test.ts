import { afterAll, beforeAll, expect, test } from "vitest";
import { everyPage } from "#domain/page/built-in.ts";
import { usualMenus } from "#domain/page/menus.ts";
import { aBlock } from "#testing/builders/content/a-block.ts";
import { pageMeta } from "#testing/builders/content/an-edited-page.ts";
import { type OwnersAndVisitors, ownersAndVisitors } from "#testing/company/owners-and-visitors.ts";

let company: OwnersAndVisitors;
beforeAll(async () => {
  company = await ownersAndVisitors();
});
afterAll(() => company.close());

const visit = (path: string) => fetch(`${company.there}${path}`, { redirect: "manual" });

async function ask(name: string, body: object) {
  const answer = await company.ask(name, body);
  expect(answer.status, JSON.stringify(answer)).toBe(200);
  return answer;
}

type Times = { readonly publish_at?: string; readonly expire_at?: string };

async function publish(id: string, blocks: readonly object[], times: Times = {}, meta: object = pageMeta) {
  const { version } = await ask("read-edited-page", { id });
  const saved = await ask("save-page", { id, version, meta, blocks: JSON.stringify(blocks) });
  const out = { publish_at: null, expire_at: null, reason: "", ...times };
  return company.changed(() => ask("publish-page", { id, version: saved.version, ...out }));
}

const aPage = async (path: string): Promise<string> =>
  (await ask("create-page", { name: "Winter", path, copy_of: null })).id;

const winter = [
  aBlock("hero", "h", { title: "Winter with {company}" }),
  aBlock("tours", "t", { title: "Warm tours", most: 2 }),
  aBlock("questions", "q", { title: "Ask", questions: [{ question: "Is it cold?", answer: "At dawn." }] }),
];

test("a visitor of another instance reads a new page with the next request, and search engines find it", async () => {
  expect((await visit("/winter-specials")).status).toBe(404);
  const id = await aPage("/winter-specials");
  await publish(id, winter);
  const page = await visit("/winter-specials");
  expect(page.status).toBe(200);
  const html = await page.text();
  expect(html).toMatch(/<h1[^>]*>Winter with Cape Town Shuttle<\/h1>/);
  expect(html).toMatch(/<title>Winter tours<\/title>/);
  expect(html).toMatch(/<link rel="canonical" href="[^"]*\/winter-specials"/);
  expect(html).toContain('"@type":"FAQPage"');
  expect(html).toContain("Warm tours");
  expect(await company.read("/sitemap.xml")).toContain("/winter-specials</loc>");

  await publish(id, winter, {}, { ...pageMeta, isHidden: true });
  expect(await company.read("/winter-specials")).toContain('<meta name="robots" content="noindex"');
  expect(await company.read("/sitemap.xml")).not.toContain("/winter-specials");
});

test("a page that moves takes its visitors along, with their question, and an old address never hides a page", async () => {
  const id = await aPage("/spring");
  await publish(id, [aBlock("hero", "h", { title: "Spring" })]);
  const { version } = await ask("read-edited-page", { id });
  await company.changed(() => ask("rename-page", { id, version, name: "Spring", path: "/spring-flowers" }));
  const old = await visit("/Spring/?ref=hotel");
  const led = old.headers.get("location") ?? "";
  expect([old.status, led.replace("/Spring?", "/spring-flowers?")]).toEqual([301, "/spring-flowers?ref=hotel"]);
  expect((await visit("/spring?ref=hotel")).headers.get("location")).toBe("/spring-flowers?ref=hotel");
  expect((await visit("/spring-flowers")).status).toBe(200);
  await company.pool.query(
    `insert into redirects values ('/about', '/contact', now()), ('/a', '/b', now()), ('/b', '/a', now()),
      ('/bad', 'javascript:alert(1)', now()), ('/far', '//evil.example', now())`,
  );
  await company.changed(() => publish(id, [aBlock("hero", "h", { title: "Spring again" })]));
  expect((await visit("/about")).status).toBe(200);
  for (const path of ["/a", "/b", "/bad", "/far"]) expect((await visit(path)).status, path).toBe(404);
});

test("a menu that our team changes is on every page of the other instance", async () => {
  const own = { id: "winter", label: "Winter specials", to: "/spring-flowers", all: null, items: [] };
  const items = JSON.stringify([...usualMenus.header, own]);
  await company.changed(() => ask("save-menu", { name: "header", version: 0, items }));
  for (const page of ["/", "/about", "/spring-flowers"])
    expect(await company.read(page), page).toMatch(/<a[^>]*href="\/spring-flowers"[^>]*>Winter specials<\/a>/);
});

test("a banner and a page appear and end at their moments, in the first request and without a save", async () => {
  const soon = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
  const { id } = await ask("open-built-in-page", { path: everyPage });
  const notice = aBlock("notice", "n", { text: "Closed on Heritage Day" });
  const times = { publish_at: soon(3600), expire_at: soon(7200) };
  await publish(id, [notice], times);
  const page = await aPage("/heritage");
  await publish(page, [aBlock("hero", "h", { title: "Heritage Day" })], times);
  const seen = async () => [
    (await company.read("/contact")).includes(notice.kind === "notice" ? notice.values.text : ""),
    (await visit("/heritage")).status,
  ];
  expect(await seen()).toEqual([false, 404]);
  company.wait(3601);
  expect(await seen()).toEqual([true, 200]);
  company.wait(3600);
  expect(await seen()).toEqual([false, 404]);
});

test("rows that no call of ours has written draw harmlessly", async () => {
  const id = await aPage("/hostile");
  await publish(id, [aBlock("hero", "h", { title: "Still here" })]);
  const blocks = [
    { id: "x", kind: "script", values: { text: "<script>alert(1)</script>" } },
    { id: "y", kind: "call", values: { action: { label: "x", to: "javascript:alert(1)" } } },
    aBlock("hero", "h", { title: "Still here <script>alert(1)</script>" }),
  ];
  await company.pool.query("update page_versions set blocks = $2 where page_id = $1", [id, JSON.stringify(blocks)]);
  await company.changed(() =>
    ask("save-menu", { name: "footer", version: 0, items: JSON.stringify(usualMenus.footer.slice(0, 1)) }),
  );
  const html = await company.read("/hostile");
  expect(html).toContain("Still here &lt;script&gt;");
  expect(html).not.toMatch(/<script>alert|javascript:/);
});
