import { gzipSync } from "node:zlib";
import type { Page, Request } from "@playwright/test";

/** The limit for scripts on a public page until it has loaded, compressed. */
export const asleepLimit = 4 * 1024;

/** The scripts a page loaded, compressed; scripts loaded when idle come later. */
export const scriptsWhileLoading = (page: Page) =>
  page.evaluate(() => {
    const { loadEventEnd } = performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming;
    return (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
      .filter(({ name, startTime }) => new URL(name).pathname.endsWith(".js") && startTime < loadEventEnd)
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  });

/** A visitor with data saver on: the page does not hydrate until it is touched. */
export const saveData = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));

/** Every script that a page requests, with the compressed sizes. */
export function scriptsOf(page: Page) {
  const requests = new Map<string, Request>();
  const weights = new Map<string, Promise<number>>();
  page.on("request", (request) => {
    if (request.resourceType() === "script") requests.set(request.url(), request);
  });
  const weightOf = (url: string, request: Request) => {
    // A script’s name changes with its content, so it is measured once.
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
