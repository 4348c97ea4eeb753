import { afterAll, beforeAll, expect, test } from "vitest";
import { sampleTariff, sampleTours as tours } from "#db/seed/catalogue/sample-tours.ts";
import { airportName, airportRoutes } from "#domain/company/airport-routes.ts";
import { priceJourney } from "#domain/pricing/journey-price.ts";
import type { PricedPlace, PriceRequest } from "#domain/pricing/price-request.ts";
import { priceTrip } from "#domain/pricing/price-trip.ts";
import { publicPages as pages } from "#testing/company/drawn-pages.ts";
import { carHire, inlandTransfers } from "#testing/company/specification-prices.ts";
import { openTestSite } from "#testing/test-site.ts";
import { renderPage } from "../../pages/entry-server.tsx";

const somewhere = (name: string | null, town: string | null, kmFromCity: number | null): PricedPlace => ({
  name,
  town,
  kmFromCity,
});
const airport = somewhere("Cape Town International Airport", null, 20);
const city = somewhere("Cape Town City Centre", null, 0);

/** A weekday in a quiet month, asked for in good time: what a "from" price is for. */
const plain: PriceRequest = {
  service: "airport_transfer",
  offer: null,
  from: airport,
  to: city,
  kilometres: 20,
  passengers: 1,
  bags: 0,
  childSeats: 0,
  extraStops: 0,
  hire: null,
  packageDays: null,
  returnAt: null,
  pickupAt: "2026-09-08T08:00:00.000Z",
  bookedAt: "2026-08-01T08:00:00.000Z",
};

/** The trips a visitor can ask for: every offer for every size of party, near and far. */
function* trips(): Generator<PriceRequest> {
  for (const passengers of [1, 2, 3, 4, 8, 14, 15, 22, 45]) {
    const party = { ...plain, passengers };
    for (const kilometres of [5, 20]) {
      yield { ...party, kilometres };
      yield { ...party, kilometres, service: "group_transport" };
      yield { ...party, kilometres, service: "group_transport", offer: "coach-hire" };
    }
    for (const { destination } of inlandTransfers)
      yield { ...party, to: somewhere(destination, destination, 120), kilometres: 120 };
    for (const { slug } of tours) yield { ...party, service: "day_tour", offer: slug };
    for (const { days } of sampleTariff.packages) yield { ...party, service: "day_tour", packageDays: days };
    for (const unit of ["half_day", "full_day"] as const)
      yield { ...party, service: "chauffeur_service", offer: "car-hire", hire: { unit, hours: null } };
    yield { ...party, service: "chauffeur_service", offer: "chauffeur-services" };
  }
}

/** The price of a sedan from the airport to each place that has a page of its own. */
const airportFares = airportRoutes.map(({ place }) => {
  const pickupAt = new Date("2026-09-08T08:00:00Z");
  const there = { service: "airport_transfer", offer: null, pickupLocation: airportName, destination: place } as const;
  const party = { pickupAt, returnAt: null, passengers: 1, bags: 0, childSeats: 0, extraStops: [] };
  const journey = { ...there, ...party, hireUnit: null, hireHours: null, packageDays: null };
  return (priceJourney(journey, sampleTariff, new Date("2026-08-01T08:00:00Z")).price.total ?? 0) / 100;
});

/** The payables: for the trip, or for each person of the party. */
const values = new Set(
  [...trips()]
    .flatMap((trip) => {
      const { total } = priceTrip(trip, sampleTariff);
      return total === null ? [] : [total / 100, total / 100 / trip.passengers];
    })
    .concat(airportFares),
);

let site: Awaited<ReturnType<typeof openTestSite>>;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const noAssets = () => ({ styles: [], wake: "", scripts: [] });

/** A page’s text as it is served, with a mark where one piece of it ends. */
async function textOf(address: string): Promise<string> {
  const known = read.get(address) ?? readPage(address);
  read.set(address, known);
  return known;
}
const read = new Map<string, Promise<string>>();

async function readPage(address: string): Promise<string> {
  const store = {
    siteUrl: "http://localhost",
    read: (name: string, input: unknown) => site.app.service.read(name, input) as never,
  };
  const { html } = await renderPage(address, store, noAssets);
  return (
    html
      .replace(/<head>[\s\S]*?<\/head>/, " ")
      .replace(/<(script|style)[\s\S]*?<\/\1>/g, " ")
      .replace(/<!--.*?-->/g, "")
      // A mark, so that a price and the figure in the next cell stay two.
      .replace(/<[^>]+>/g, "|")
      .replace(/&nbsp;|\u00a0/g, " ")
      .replace(/[\s|]*\|[\s|]*/g, "|")
      .replace(/\s+/g, " ")
  );
}

const amountPattern = "R ?(\\d{1,3}(?:[ ,]\\d{3})+|\\d+)";
const randOf = (amount: string) => Number(amount.replace(/[ ,]/g, ""));

/** Every amount that is behind "from" on a page. */
const fromPrices = (text: string): number[] =>
  [...text.matchAll(new RegExp(`\\bfrom[ |]+${amountPattern}`, "gi"))].map(([, amount = ""]) => randOf(amount));

/** Others’ charges, and payouts. */
const ofOthers = /checked November 2026|about R|balance/i;
/** A road has a number, too: the R62. */
const road = /\b[Tt]he R\d{2,3}\b/g;
const basis = /\bper (vehicle|person|coach)\b/i;
/** So many pieces before and after a price a reader still sees with it: its title, its unit, its note. */
const near = 4;

function withoutBasis(text: string): string[] {
  const pieces = text.split("|");
  return pieces.flatMap((piece, at) => {
    if (!new RegExp(`\\b${amountPattern}`).test(piece.replace(road, "")) || ofOthers.test(piece)) return [];
    const around = pieces.slice(Math.max(0, at - near), at + near + 1).join(" ");
    return basis.test(around) ? [] : [around.slice(0, 200)];
  });
}

test("every “From R” on a page is a price that the engine gives for some trip", async () => {
  expect(values.has(carHire.halfDayFrom / 100)).toBe(true);
  const wrong: string[] = [];
  let seen = 0;
  for (const address of pages) {
    for (const amount of fromPrices(await textOf(address))) {
      seen++;
      if (!values.has(amount)) wrong.push(`${address}: R${amount}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(seen).toBeGreaterThan(50);
}, 120_000);

test("every figure in rand says beside it whether it is per vehicle or per person", async () => {
  const missing: string[] = [];
  // A voucher’s value is its buyer’s choice: it is no price of a trip.
  for (const address of pages.filter((one) => one !== "/gift-vouchers"))
    for (const result of withoutBasis(await textOf(address))) missing.push(`${address}: ${result}`);
  expect(missing).toEqual([]);
}, 120_000);

test("a price that does not say it would be found", () => {
  expect(withoutBasis("Airport Transfers|From R350|1–22 passengers")).toHaveLength(1);
  expect(withoutBasis("Sunset|R1 234 on Friday|Book")).toHaveLength(1);
  expect(withoutBasis("Airport Transfers|From R350|per vehicle, up to 3 passengers")).toEqual([]);
  expect(withoutBasis("Home on the R62|Out on the N2 and the R310: 50 km")).toEqual([]);
});
