// npm run screenshots: the demo company runs on the built site, and each picture is taken from it as a visitor sees it.
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { browserSwitches } from "../../tests/browser-switches.ts";
import { browserOf } from "../../tests/signed-in.ts";
import { type Site, startSite } from "../../tests/site-process.ts";
import { liveTrip, type Shot, shots, sizes } from "./shots.ts";

const { env } = process;
const folder = path.join(import.meta.dirname, "../../docs/screenshots");
const chosen = process.argv.slice(2);
const pictures = chosen.length === 0 ? shots : shots.filter(({ name }) => chosen.includes(name));

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), "screenshots-"));
const site = await startSite({
  DATA_DIR: dataDir,
  RATE_LIMIT: "off",
  DEMO_LIVE: "1",
  MAP_DATA_DIR: env.MAP_DATA_DIR ?? "",
});
const browser = await chromium.launch({
  ...(env.E2E_BROWSER && { executablePath: env.E2E_BROWSER }),
  args: [...browserSwitches, ...JSON.parse(env.E2E_BROWSER_ARGS || "[]")],
  env: { ...env, ...JSON.parse(env.E2E_BROWSER_ENV || "{}") },
});
try {
  for (const shot of pictures) await take(shot);
} finally {
  await browser.close();
  await site.stop();
  fs.rmSync(dataDir, { recursive: true });
}

async function take(shot: Shot) {
  const page = await openPage(browser, site, shot);
  await page.goto(shot.address === liveTrip ? await addressOfLiveTrip(site) : shot.address);
  await settled(page);
  if (shot.ready) {
    await shot.ready(page);
    await settled(page);
  }
  await page.screenshot({ path: path.join(folder, `${shot.name}.jpg`), type: "jpeg", quality: 82 });
  await page.context().close();
  console.log(shot.name);
}

async function openPage(browser: Browser, { url }: Site, { who, size, theme }: Shot): Promise<Page> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: sizes[size],
    colorScheme: theme ?? "light",
    reducedMotion: "reduce",
    locale: "en-ZA",
    timezoneId: "Africa/Johannesburg",
    ...(who && { storageState: await browserOf(who, url) }),
  });
  return context.newPage();
}

/** Everything that was asked for has come, and nothing is loading any more. */
async function settled(page: Page) {
  await page.keyboard.press("Shift");
  await page.waitForLoadState("networkidle", { timeout: 5000 }).catch(() => undefined);
  await page.waitForTimeout(1500);
}

/** The demo's drivers set out by themselves; the first that is on the road is followed. */
async function addressOfLiveTrip({ url }: Site): Promise<string> {
  const { origins } = await browserOf("dispatcher", url);
  const { access_token } = JSON.parse(origins[0]?.localStorage[0]?.value ?? "{}");
  const ask = async (name: string, body: object) => {
    const headers = { "content-type": "application/json", authorization: `Bearer ${access_token}` };
    const answer = await fetch(`${url}/functions/v1/${name}`, { method: "POST", headers, body: JSON.stringify(body) });
    return answer.json();
  };
  for (let tries = 0; tries < 120; tries += 1) {
    const { positions } = await ask("live-map", {});
    const onTheRoad = positions?.find((one: { trip: { id: string; state: string } | null }) => one.trip);
    if (onTheRoad) return (await ask("create-live-link", { trip_id: onTheRoad.trip.id, name: "Reception" })).address;
    await new Promise((resolve) => setTimeout(resolve, 2000));
  }
  throw new Error("No trip is under way in the demo: try again by day.");
}
