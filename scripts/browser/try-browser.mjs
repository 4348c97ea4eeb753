// A browser counts only after it has opened and rendered a page: stubs, foreign binaries and missing
// libraries all look fine until then.
import fs from "node:fs";
import path from "node:path";
import { cache, say } from "../setup/project.mjs";

// Playwright reads this when it loads. Inside the project, a clone is complete and leaves nothing behind.
process.env.PLAYWRIGHT_BROWSERS_PATH ??= path.join(cache, "ms-playwright");
const { chromium } = await import("@playwright/test");

/**
 * No sandbox, because Chromium refuses to run as root with it. The rest stops it from calling home on a
 * closed network.
 */
export const browserArgs = [
  "--no-sandbox",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

export const playwrightFolder = process.env.PLAYWRIGHT_BROWSERS_PATH;
export const playwrightBrowser = () => chromium.executablePath();

/** The browser’s record, or undefined if it does not work here. */
export async function tryBrowser(executable, env = {}) {
  if (!executable || !fs.existsSync(executable)) return undefined;
  let browser;
  try {
    browser = await chromium.launch({
      executablePath: executable,
      args: browserArgs,
      env: { ...process.env, ...env },
      timeout: 30_000,
    });
    const page = await browser.newPage();
    await page.setContent("<button>ready</button>");
    const text = await page.getByRole("button").innerText();
    const picture = await page.screenshot();
    const works = text === "ready" && picture.length > 500;
    return works ? { executable, env, args: browserArgs, version: browser.version() } : undefined;
  } catch (error) {
    if (process.env.DEBUG_BROWSER) say("browser", `${executable}: ${error.message}`);
    return undefined;
  } finally {
    await browser?.close().catch(() => {});
  }
}

/** The first of several that works. */
export async function tryBrowsers(executables) {
  for (const executable of executables) {
    const browser = await tryBrowser(executable);
    if (browser) return browser;
  }
  return undefined;
}
