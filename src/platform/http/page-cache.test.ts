import { expect, test } from "vitest";
import { PageCache } from "./page-cache.ts";

function cacheWith(render: (path: string) => Promise<{ status: number; html: string; keep: boolean }>) {
  const site = { version: 1, renders: 0 };
  const cache = new PageCache(
    () => site.version,
    (path) => {
      site.renders++;
      return render(path);
    },
  );
  return { site, cache };
}
const page = async (path: string) => ({ status: 200, html: `page ${path}`, keep: true });

test("a page is rendered once, however many ask for it at the same time", async () => {
  const { site, cache } = cacheWith(page);
  const pages = await Promise.all([cache.get("/"), cache.get("/"), cache.get("/")]);
  expect(pages[0]?.bodies.identity.toString()).toBe("page /");
  expect(site.renders).toBe(1);
  expect(cache.peek("/")).toBe(pages[0]);
});

test("a new version of the site drops every page", async () => {
  const { site, cache } = cacheWith(page);
  await cache.get("/");
  site.version = 2;
  expect(cache.peek("/")).toBeUndefined();
  await cache.get("/");
  expect(site.renders).toBe(2);
});

test("a page whose render started under an older version is not kept under the newer", async () => {
  let finish = (_: { status: number; html: string; keep: boolean }) => {};
  const { site, cache } = cacheWith(
    () =>
      new Promise((resolve) => {
        finish = resolve;
      }),
  );
  const slow = cache.get("/");
  site.version = 2;
  const other = cache.get("/other");
  finish({ status: 200, html: "new", keep: true });
  await other;
  void slow.catch(() => {});
  expect(cache.peek("/")).toBeUndefined();
});

test("what must not be kept, and what failed, is rendered again", async () => {
  const { site, cache } = cacheWith(async (path) => {
    if (path === "/broken") throw new Error("no");
    return { status: 500, html: "", keep: false };
  });
  await cache.get("/");
  await cache.get("/");
  await expect(cache.get("/broken")).rejects.toThrow("no");
  await expect(cache.get("/broken")).rejects.toThrow("no");
  expect(site.renders).toBe(4);
});
