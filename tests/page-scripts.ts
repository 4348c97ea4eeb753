import { gzipSync } from "node:zlib";
import type { Page, Request } from "@playwright/test";

/** The limit of scripts on a visitors’ page until it is complete, compressed. */
export const asleepLimit = 4 * 1024;

/** The scripts a page loaded, compressed; what it fetches when all is quiet comes later. */
export const scriptsWhileLoading = (page: Page) =>
  page.evaluate(() => {
    const { loadEventEnd } = performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming;
    return (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
      .filter(({ name, startTime }) => new URL(name).pathname.endsWith(".js") && startTime < loadEventEnd)
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  });

/** A visitor who asked their browser to save data: the page sleeps until it is touched. */
export const saveData = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));

/** Every script a page asks for, and what they weigh compressed. */
export function scriptsOf(page: Page) {
  const requests = new Map<string, Request>();
  const weights = new Map<string, Promise<number>>();
  page.on("request", (request) => {
    if (request.resourceType() === "script") requests.set(request.url(), request);
  });
  const weightOf = (url: string, request: Request) => {
    // The name of a script changes with what is in it, so one weighing will do.
    const weight = weights.get(url) ?? bodyOf(request).then((body) => gzipSync(body).length);
    weights.set(url, weight);
    return weight;
  };
  const weigh = async () =>
    (await Promise.all([...requests].map(([url, request]) => weightOf(url, request)))).reduce(
      (sum, one) => sum + one,
      0,
    );
  return { weigh, forget: () => requests.clear() };
}

async function bodyOf(request: Request): Promise<Buffer> {
  const response = await request.response();
  return response ? response.body() : Buffer.alloc(0);
}

export const isAwake = (page: Page) => page.evaluate(() => "awake" in document.documentElement.dataset);
