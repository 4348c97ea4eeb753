import { gzipSync } from "node:zlib";
import type { Page, Request } from "@playwright/test";

/** What a page for visitors may weigh in scripts before anybody touches it, compressed. */
export const asleepLimit = 120 * 1024;

/** Every script a page asks for, and what they weigh compressed. */
export function scriptsOf(page: Page) {
  const asked = new Map<string, Request>();
  const weights = new Map<string, Promise<number>>();
  page.on("request", (request) => {
    if (request.resourceType() === "script") asked.set(request.url(), request);
  });
  const weightOf = (url: string, request: Request) => {
    // The name of a script changes with what is in it, so one weighing will do.
    const weight = weights.get(url) ?? bodyOf(request).then((body) => gzipSync(body).length);
    weights.set(url, weight);
    return weight;
  };
  const weigh = async () =>
    (await Promise.all([...asked].map(([url, request]) => weightOf(url, request)))).reduce((sum, one) => sum + one, 0);
  return { weigh, forget: () => asked.clear() };
}

async function bodyOf(request: Request): Promise<Buffer> {
  const response = await request.response();
  return response ? response.body() : Buffer.alloc(0);
}

export const isAwake = (page: Page) => page.evaluate(() => "awake" in document.documentElement.dataset);
