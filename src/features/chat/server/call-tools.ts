import * as z from "zod/mini";
import { chatFactsOf } from "#domain/chat/chat-facts.ts";
import { findSituation } from "#domain/chat/find-situation.ts";
import { english } from "#features/content/words/chat/english.ts";
import { situationText } from "./answer-situation.ts";
import { twoToursLine } from "./combine-tours.ts";
import type { Surroundings } from "./compose-answer.ts";
import type { Topic } from "./describe-topic.ts";
import { findPassage } from "./find-passages.ts";
import { findRule, findThing } from "./find-topics.ts";
import { inForce } from "./gather-policies.ts";
import { topics } from "./gather-topics.ts";
import { fromTours } from "./known-tours.ts";
import { withPrices } from "./price-party.ts";
import { priceLine } from "./price-trip.ts";
import { aspectsIn } from "./read-aspects.ts";
import { readTrip } from "./read-trip.ts";
import { meaningOf, ruleWordsOf } from "./read-words.ts";
import { driveLine } from "./tell-drive.ts";
import { hireLine } from "./tell-hire.ts";
import { seasonLine } from "./tell-season.ts";

const oneText = (name: string, description: string) => ({
  type: "object",
  properties: { [name]: { type: "string", description } },
  required: [name],
  additionalProperties: false,
});

/** The tools for a language model: they read the same catalogue as our own answers. */
export const toolList = [
  {
    name: "search_catalogue",
    description: "Facts about our services, tours, sights, towns and pages, with the page that says more.",
    parameters: oneText("query", "What to look for, such as 'Table Mountain opening hours'"),
  },
  {
    name: "get_price",
    description: "What an offer of ours costs. Never name an amount that this or another tool did not return.",
    parameters: oneText(
      "offer",
      "The service, tour, transfer or package, such as 'transfer from the airport to Hermanus for 4 people'",
    ),
  },
  {
    name: "get_drive",
    description: "How many kilometres it is between two places, and how long the drive takes, also in the rush hours.",
    parameters: oneText("road", "Both ends, such as 'from the airport to Constantia'"),
  },
  {
    name: "get_policy",
    description:
      "A rule of the company, or what to do when something happens: cancellation, changes, refunds, delayed flights, a driver who isn’t there, lost items, child seats, wheelchairs, payment, tips, luggage, waiting time, safety, how early to book, deposits, bank details, discounts, what is included, extra stops, shared seats, company accounts, privacy.",
    parameters: oneText("subject", "What the rule is about"),
  },
  {
    name: "company_contact",
    description: "Phone, WhatsApp and email of the company.",
    parameters: { type: "object", properties: {}, additionalProperties: false },
  },
] as const;

const result = z.object({
  query: z.optional(z.string()),
  offer: z.optional(z.string()),
  subject: z.optional(z.string()),
  road: z.optional(z.string()),
});

/** Runs one tool; the model reads the returned text. */
export function callTool(name: string, json: string, around: Surroundings): string {
  const answer = result.safeParse(parsed(json));
  if (!answer.success) return "The arguments could not be read.";
  const { query = "", offer = "", subject = "", road = "" } = answer.data;
  if (name === "search_catalogue") return searchCatalogue(query, around);
  if (name === "get_price")
    return hireOf(offer, around) || twoToursLine(offer, english) || priceLine(offer, around) || getPrice(offer, around);
  if (name === "get_drive")
    return driveLine(`how long ${road}`, english) || "We don’t know the way between these places.";
  if (name === "get_policy") return policyOn(subject, around);
  if (name === "company_contact") return JSON.stringify(around.company);
  return "There is no such tool.";
}

const hireOf = (offer: string, around: Surroundings) =>
  hireLine(offer, english, { tariff: around.tariff, now: around.now, party: around.party ?? {} });

/** Our own answer on the subject, with today’s figures. */
function policyOn(subject: string, around: Surroundings): string {
  const situation = findSituation(subject);
  if (situation) return situationText(situation.id, "en", chatFactsOf(around));
  return ruleOn(subject, around)?.overview ?? "We have no such rule.";
}

function ruleOn(subject: string, { settings }: Surroundings): Topic | undefined {
  const rule = findRule(ruleWordsOf(subject))?.topic;
  return rule && inForce(rule, settings);
}

function searchCatalogue(query: string, around: Surroundings): string {
  const thing = findThing(query, aspectsIn(query))?.topic;
  const rule = ruleOn(query, around);
  const passage = findPassage({
    terms: meaningOf(query),
    share: 0.5,
    where: "anywhere",
    ...(thing && { within: thing }),
  });
  const facts = [
    thing && pricedNow(everythingOn(thing), thing, query, around),
    passage?.passage.text,
    rule && `${rule.overview} Page: ${rule.page}`,
  ];
  return facts.filter(Boolean).join("\n\n") || "Nothing of ours matches that.";
}

const everythingOn = (topic: Topic) =>
  [topic.overview, ...Object.values(topic.aspects), `Page: ${topic.page}`].join("\n");

function getPrice(offer: string, around: Surroundings): string {
  const topic = findThing(offer, ["price"])?.topic;
  if (!topic) return "We have no price for that; a consultant makes a quote.";
  return `${pricedNow(topic.aspects.price ?? topic.overview, topic, offer, around)} Page: ${topic.page}`;
}

/** Uses the visitor’s party size, even if the model asks the tool only for "the tour". */
function pricedNow(text: string, topic: Topic, request: string, around: Surroundings): string {
  const { passengers = around.party?.passengers, date = around.party?.date } = readTrip(request, around.now);
  const season = seasonLine(topic, { message: request, date });
  return [season, withPrices(text, topic, { passengers, date }, around)].filter(Boolean).join(" ");
}

/** The pages an answer may link to. */
export const knownPages = fromTours(
  (): ReadonlySet<string> => new Set([...topics().map(({ page }) => page), "/", "/booking", "/contact", "/free-quote"]),
);

function parsed(json: string): unknown {
  try {
    return JSON.parse(json || "{}");
  } catch {
    return undefined;
  }
}
