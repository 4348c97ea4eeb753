import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sampleTariff } from "#db/seed/catalogue/sample-tours.ts";
import { sampleCompany } from "#db/seed/people/sample-company.ts";
import { formatMoney } from "#domain/money/money.ts";
import { startingPrices } from "#domain/pricing/starting-prices.ts";
import { type Surcharge, surchargesOf, surchargeText } from "#domain/pricing/surcharges.ts";
import type { Tariff } from "#domain/pricing/tariff.ts";
import { topics } from "#features/chat/server/gather-topics.ts";
import { amountsIn, amountsOf } from "#testing/company/amounts.ts";
import { drawPage, publicPages, saidOn } from "#testing/company/drawn-pages.ts";
import { starlight } from "#testing/company/other-company.ts";
import { otherTariff, thirdTariff } from "#testing/company/other-tariff.ts";
import { openTestSite } from "#testing/test-site.ts";

const tariffs = [sampleTariff, otherTariff, thirdTariff];

/** Roads have numbers too, others have prices of their own, and a voucher is worth what its buyer chooses. */
const ofOthers = /\b[Tt]he R\d{2,3}\b|checked November 2026|[Aa]bout R\d|[Bb]alance/;
test("no two of the tariffs have a figure in common", () => {
  const all = tariffs.flatMap((tariff) => [...amountsOf(tariff)]);
  expect(new Set(all).size).toBe(all.length);
});

// Numbers no other test has: what a version contains is kept in memory by its number.
describe.each([
  ["our company, another tariff", 931, otherTariff, sampleCompany],
  ["another company, a third tariff", 932, thirdTariff, starlight],
])("%s", (_who, version, tariff, company) => {
  const now = amountsOf(tariff);
  const elsewhere = new Set(tariffs.filter((one) => one !== tariff).flatMap((one) => [...amountsOf(one)]));
  const strangers = [sampleCompany, starlight].filter((one) => one !== company).map(({ name }) => name);

  let site: Awaited<ReturnType<typeof openTestSite>>;
  beforeAll(async () => {
    site = await openTestSite();
    await site.pool.query(
      "insert into tariffs (version, state, valid_from, content, note, created_at) values ($1, 'active', (now() at time zone 'Africa/Johannesburg')::date, $2, '', now())",
      [version, JSON.stringify(tariff)],
    );
    await site.pool.query(
      "insert into company_settings (id, details, updated_at) values (1, $1, now()) on conflict (id) do update set details = excluded.details",
      [JSON.stringify(company)],
    );
    const legalName = JSON.stringify({ legalName: `${company.name} (Pty) Ltd` });
    await site.pool.query("update settings set value = value || $1 where name = 'company'", [legalName]);
  });
  afterAll(() => site.close());

  const said = new Map<string, Promise<readonly string[]>>();
  function linesOn(address: string): Promise<readonly string[]> {
    const known =
      said.get(address) ??
      drawPage(site, address).then((html) =>
        saidOn(html)
          .split("\n")
          .filter((line) => line.trim()),
      );
    said.set(address, known);
    return known;
  }

  test("no page, no description and no structured data says a price of another tariff, or another company’s name", async () => {
    const old: string[] = [];
    let message = 0;
    for (const address of publicPages.filter((one) => one !== "/gift-vouchers"))
      for (const line of await linesOn(address)) {
        if (strangers.some((name) => line.includes(name))) old.push(`${address}: ${line.trim().slice(0, 160)}`);
        for (const amount of amountsIn(line).filter(() => !ofOthers.test(line))) {
          if (now.has(amount)) message++;
          if (elsewhere.has(amount)) old.push(`${address}: ${line.trim().slice(0, 160)}`);
        }
        if (/"(?:price|minPrice|lowPrice|highPrice)":/.test(line))
          for (const [, price] of line.matchAll(/"(?:price|minPrice|lowPrice)":"?(\d+)/g))
            if (elsewhere.has(Number(price))) old.push(`${address}: structured ${price}`);
      }
    expect(old).toEqual([]);
    expect(message).toBeGreaterThan(200);
  }, 240_000);

  test("distances, hours and group sizes beside a price are those of the tariff", async () => {
    const stale: string[] = [];
    for (const address of publicPages)
      for (const line of await linesOn(address))
        if (
          /(up to|within|and) (10|25) km( of the airport)?\b|groups? of 8 or more|Group (rate|price) from 8|discount from 8|includes 8 hours|passengers, 8 hours/i.test(
            line,
          )
        )
          stale.push(`${address}: ${line.trim().slice(0, 160)}`);
    expect(stale).toEqual([]);
  }, 120_000);

  test("no mark is left in a text", async () => {
    const left: string[] = [];
    for (const address of publicPages)
      for (const line of await linesOn(address))
        if (/\{[a-z]+\.[\w -]+\}/i.test(line)) left.push(`${address}: ${line}`);
    expect(left).toEqual([]);
  }, 120_000);

  test.each([
    ["/", ["tour.winelands", "airport.hop", "group.hop"]],
    ["/tours", ["tour.winelands", "tour.cape-peninsula"]],
    ["/tours/winelands", ["tour.winelands"]],
    ["/book/winelands", ["tour.winelands"]],
    ["/services", ["town.Stellenbosch", "package.7", "airport.ride", "coach.day"]],
    ["/attractions/cape-winelands", ["town.Stellenbosch", "tour.winelands"]],
  ])("%s says what is in force", async (address, keys) => {
    const prices = startingPrices(tariff);
    const text = (await linesOn(address)).join("\n");
    for (const key of keys) {
      const price = formatMoney((prices[key] ?? 0) as never).replaceAll("\u00a0", " ");
      expect(text, key).toContain(price);
    }
  });

  async function answerTo(message: string): Promise<string> {
    const answer = await site.app.request("/functions/v1/ai-chatbot", {
      method: "POST",
      headers: { "content-type": "application/json", origin: "http://localhost" },
      body: JSON.stringify({ message, conversation: [] }),
    });
    return ((await answer.json()) as { response: string }).response;
  }

  test.each([
    "How much is the Winelands tour?",
    "What does a transfer to Stellenbosch cost?",
    "What does the Garden Route package of 5 days cost?",
    "tell me about your chauffeur service",
    "6 hours between flights, is it worth leaving the airport",
    "How much is a coach?",
    "Was kostet der Flughafentransfer?",
  ])("the chat: %s", async (message) => {
    const response = await answerTo(message);
    for (const name of strangers) expect(response).not.toContain(name);
    const amounts = amountsIn(response.replaceAll("\u00a0", " "));
    expect(amounts.length, response).toBeGreaterThan(0);
    expect(
      amounts.filter((amount) => elsewhere.has(amount)),
      response,
    ).toEqual([]);
  });

  test("whatever the chat may speak of, its price is of this tariff", async () => {
    const texts = topics()
      .filter(({ kind }) => kind !== "attraction")
      .flatMap(({ overview, aspects, passages }) => [
        overview,
        ...Object.values(aspects),
        ...passages.map(({ text }) => text),
      ])
      .map((text) => text.replaceAll("\u00a0", " "));
    const old = texts.filter((text) => !ofOthers.test(text) && amountsIn(text).some((amount) => elsewhere.has(amount)));
    expect(old).toEqual([]);
    expect(texts.flatMap(amountsIn).filter((amount) => now.has(amount)).length).toBeGreaterThan(60);
  });

  test.each(["do you have a shop at the Waterfront", "Haben Sie ein Büro?"])(
    "the chat says where the company is: %s",
    async (message) => {
      expect(await answerTo(message)).toContain(company.city);
    },
  );

  /** A row of the table of /services, or a part of the sentence elsewhere. */
  const wordsOf = (surcharge: Surcharge, address: string): string =>
    address === "/services" ? `${surcharge.name}\n${surcharge.adds}` : surchargeText(surcharge);

  test.each(["/", "/services", "/legal/terms"])(
    "%s names every surcharge of the tariff in force, and none of another",
    async (address) => {
      const text = (await linesOn(address)).join("\n").replaceAll("\u00a0", " ");
      const plainOf = (one: Tariff) =>
        surchargesOf(one).map((surcharge) => wordsOf(surcharge, address).replaceAll("\u00a0", " "));
      const inForce = plainOf(tariff);
      expect(inForce.filter((surcharge) => !text.includes(surcharge))).toEqual([]);
      const gone = tariffs.flatMap(plainOf).filter((surcharge) => !inForce.includes(surcharge));
      expect(gone.filter((surcharge) => text.includes(surcharge))).toEqual([]);
      expect(gone.length).toBeGreaterThan(4);
    },
  );
});
