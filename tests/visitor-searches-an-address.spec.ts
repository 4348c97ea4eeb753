import { expect, type Page, test } from "@playwright/test";
import { dayAhead } from "./a-booked-journey.ts";
import { type Site, startSite } from "./site-process.ts";

/**
 * A stand-in for the map service’s script with the elements that an address field needs; it calls its own
 * server.
 */
const standIn = `(() => {
  const words = (text) => ({ text });
  const prediction = (name) => ({
    placeId: name, text: words(name), mainText: words(name), secondaryText: words("Camps Bay"), types: ["lodging"],
    toPlace: () => ({ fetchFields: async () => ({ place: { displayName: name, formattedAddress: "69 Victoria Rd, Camps Bay, Cape Town" } }) }),
  });
  const library = {
    AutocompleteSessionToken: class {},
    AutocompleteSuggestion: {
      async fetchAutocompleteSuggestions({ input }) {
        const answer = await fetch("https://places.googleapis.com/search", { method: "POST", body: input });
        return { suggestions: (await answer.json()).map((name) => ({ placePrediction: prediction(name) })) };
      },
    },
  };
  window.google = { maps: { importLibrary: async () => library } };
  window[new URL(document.currentScript.src).searchParams.get("callback")]();
})()`;

/**
 * A second instance on the database of the site under test, because filling another demo company takes time.
 * The first instance runs the jobs.
 */
const besideTheSite = { DATA_DIR: `.cache/browser-test-data-${process.env.E2E_PORT}`, WORKER: "off" };

const ready = "Start typing to search for locations in South Africa";
const unavailable = "Location search unavailable. You can still type addresses manually.";

async function openDetails(page: Page, site: string) {
  await page.goto(`${site}/booking?service=airport_transfer&date=${dayAhead(44)}`);
  const field = page.getByLabel("Destination");
  await expect(field).toBeVisible();
  return field;
}

test.describe("with a map service key", () => {
  let site: Site;
  // Both in one worker, so that it is started once.
  test.describe.configure({ mode: "default" });
  test.beforeAll(async () => {
    site = await startSite({ ...besideTheSite, GOOGLE_MAPS_KEY: "a-key", RATE_LIMIT: "off" });
  });
  test.afterAll(() => site.stop());

  test("its script is allowed, and a place it finds becomes the address", async ({ page }) => {
    const requests: string[] = [];
    await page.route("https://maps.googleapis.com/**", (route) => {
      requests.push(route.request().url());
      return route.fulfill({ contentType: "text/javascript", body: standIn });
    });
    await page.route("https://places.googleapis.com/**", (route) =>
      route.fulfill({ json: ["The Bay Hotel"], headers: { "access-control-allow-origin": "*" } }),
    );
    const field = await openDetails(page, site.url);
    await expect(page.getByText(ready).first()).toBeVisible();
    expect(requests, "nobody has entered a field yet").toEqual([]);
    await field.focus();
    // Until the service has loaded, our own list answers, which has a hotel of that name too.
    await expect.poll(() => requests.length).toBe(1);
    await expect(page.getByText("Loading location search...")).toHaveCount(0);
    await page.keyboard.type("bay hot");
    await page.getByRole("listbox").getByRole("option", { name: "The Bay Hotel" }).click();
    await expect(field).toHaveValue("The Bay Hotel, 69 Victoria Rd, Camps Bay, Cape Town");
    expect(requests).toHaveLength(1);
    expect(requests[0]).toContain("key=a-key&libraries=places&region=ZA&language=en");
  });

  test("if its script does not load, our own search works", async ({ page }) => {
    await page.route("https://maps.googleapis.com/**", (route) => route.abort());
    const field = await openDetails(page, site.url);
    // The page has its key: only focusing a field requests the script.
    await expect(page.getByText(ready).first()).toBeVisible();
    await field.focus();
    await expect(page.getByText(ready).first()).toBeVisible();
    await expect(page.getByText(unavailable)).toHaveCount(0);
    await page.keyboard.type("camps b");
    await expect(
      page
        .getByRole("listbox")
        .getByRole("option", { name: /Camps Bay/ })
        .first(),
    ).toBeVisible();
  });
});

test("without a key no other site is allowed, and our own search works", async ({ page }) => {
  const answer = await page.goto("/booking");
  expect(answer?.headers()["content-security-policy"]).not.toContain("googleapis");
  const field = await openDetails(page, "");
  await expect(page.getByText(ready).first()).toBeVisible();
  await expect(page.getByText(unavailable)).toHaveCount(0);
  await field.focus();
  await page.keyboard.type("camps b");
  await expect(
    page
      .getByRole("listbox")
      .getByRole("option", { name: /Camps Bay/ })
      .first(),
  ).toBeVisible();
});
