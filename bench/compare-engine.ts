import { pathToFileURL } from "node:url";
import { sampleTariff } from "../src/db/seed/catalogue/sample-tours.ts";
import { type Journey, priceJourney } from "../src/domain/pricing/journey-price.ts";
import { ownCpuSeconds } from "./cpu.ts";
import { medianWithin } from "./paired.ts";

const at = (text: string) => new Date(`${text}+02:00`);
const bookedAt = at("2026-11-19T08:00");
const plain: Journey = {
  service: "airport_transfer",
  offer: null,
  pickupLocation: "Cape Town International Airport",
  destination: "12 Kloof Street, Gardens",
  pickupAt: at("2026-12-09T07:30"),
  returnAt: null,
  passengers: 2,
  bags: 2,
  childSeats: 0,
  extraStops: [],
  hireUnit: null,
  hireHours: null,
  packageDays: null,
};
const hire = { service: "chauffeur_service", offer: "car-hire", hireUnit: "full_day" } as const;
/** One of each kind that customers ask for. */
const journeys: readonly Journey[] = [
  plain,
  { ...plain, returnAt: at("2026-12-16T22:30"), passengers: 5, bags: 6, childSeats: 1 },
  { ...plain, destination: "Hermanus" },
  {
    ...plain,
    service: "day_tour",
    offer: "winelands",
    pickupLocation: "V&A Waterfront",
    destination: "",
    passengers: 4,
  },
  { ...plain, ...hire, pickupLocation: "Camps Bay", destination: "Constantia" },
  {
    ...plain,
    service: "group_transport",
    offer: "coach-hire",
    pickupLocation: "Gardens",
    destination: "Stellenbosch",
    passengers: 40,
  },
];

type Engine = () => void;
const rounds = 400;
const blocks = 31;

/** Processor seconds of one block. */
function secondsOf(price: Engine): number {
  const before = ownCpuSeconds();
  for (let round = 0; round < rounds; round++) price();
  return ownCpuSeconds() - before;
}

/**
 * The processor time of pricing a trip, against another version of this repository in a folder: both in one process, in
 * turns, so that the machine’s load is the same for both.
 */
export async function compareEngine(folder: string): Promise<void> {
  const load = (path: string) => import(pathToFileURL(`${folder}/src/domain/pricing/${path}`).href);
  const before = { ...(await load("journey-price.ts")), ...(await load("starting-tariff.ts")) };
  const ours: Engine = () => journeys.forEach((journey) => void priceJourney(journey, sampleTariff, bookedAt));
  const theirs: Engine = () =>
    journeys.forEach((journey) => void before.priceJourney(journey, before.startingTariff, bookedAt));
  for (const warm of [ours, theirs, ours, theirs]) secondsOf(warm);
  const pairs = Array.from({ length: blocks }, (_, at) => {
    const first = at % 2 === 0;
    const [a, b] = first ? [secondsOf(ours), secondsOf(theirs)] : [secondsOf(theirs), secondsOf(ours)];
    return first ? { ours: a, theirs: b } : { ours: b, theirs: a };
  });
  const { median, low, high } = medianWithin(pairs.map((pair) => pair.ours / pair.theirs));
  const microseconds = (values: readonly number[]) =>
    ((medianWithin(values).median / rounds / journeys.length) * 1e6).toFixed(0);
  console.log(
    `price of a trip / before: ${median.toFixed(2)} (${low.toFixed(2)} to ${high.toFixed(2)}), ` +
      `${microseconds(pairs.map((pair) => pair.ours))} against ${microseconds(pairs.map((pair) => pair.theirs))} µs of processor`,
  );
}
