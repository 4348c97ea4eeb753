import { expect, test } from "@playwright/test";

test("a page has its security headers and an ETag, and answers 304 to a client that has it", async ({ request }) => {
  const first = await request.get("/");
  const headers = first.headers();
  expect(headers["content-security-policy"]).toContain("script-src 'self';");
  expect(headers["content-security-policy"]).not.toMatch(/script-src[^;]*unsafe-inline/);
  expect(headers["x-content-type-options"]).toBe("nosniff");
  expect(headers["x-frame-options"]).toBe("DENY");
  expect(headers["referrer-policy"]).toBe("strict-origin-when-cross-origin");
  const again = await request.get("/", { headers: { "if-none-match": headers.etag ?? "" } });
  expect(again.status()).toBe(304);
});

for (const encoding of ["br", "gzip", "zstd"])
  test(`it is compressed as ${encoding} for clients that accept it`, async ({ request }) => {
    const answer = await request.get("/", { headers: { "accept-encoding": encoding } });
    expect(answer.headers()["content-encoding"]).toBe(encoding);
    expect(answer.headers().vary).toBe("accept-encoding");
  });

test("hashed files are cached for ever", async ({ request }) => {
  const html = await (await request.get("/")).text();
  const files = [...html.matchAll(/[" ](\/assets\/[^" ]+\.(?:js|css|woff2))(?=[" ])/g)].map((match) => match[1] ?? "");
  expect(files.length).toBeGreaterThan(10);
  for (const file of files) {
    const answer = await request.get(file);
    expect(answer.status(), file).toBe(200);
    expect(answer.headers()["cache-control"], file).toContain("immutable");
  }
});

test("a page has no inline script, only data", async ({ request }) => {
  const html = await (await request.get("/")).text();
  const inline = [...html.matchAll(/<script(?![^>]*\bsrc=)([^>]*)>/g)].map((match) => match[1] ?? "");
  for (const attributes of inline) expect(attributes).toMatch(/type="application\/(ld\+)?json"/);
  expect(html).not.toMatch(/ on(click|load|error)=/);
});

test("the cached page never contains the query", async ({ request }) => {
  await request.get("/?affiliate=SECRET1");
  expect(await (await request.get("/")).text()).not.toContain("SECRET1");
});

test("robots, sitemap and the API description exist", async ({ request, baseURL }) => {
  expect(await (await request.get("/robots.txt")).text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  expect(await (await request.get("/sitemap.xml")).text()).toContain(
    `<loc>${baseURL}/tours/winelands</loc><lastmod>20`,
  );
  expect((await (await request.get("/openapi.json")).json()).openapi).toBe("3.1.0");
  expect(await (await request.get("/docs/api")).text()).toContain("create-booking");
});

test("the API description fits on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto("/docs/api");
  await expect(page.getByRole("heading", { name: "create-booking" })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test("a development page is not served to visitors", async ({ request }) => {
  expect((await request.get("/design")).status()).toBe(404);
});
