import { afterAll, beforeAll, expect, test } from "vitest";
import type { KeptClaim } from "#features/content/claims/contract.ts";
import { signInPerson } from "#testing/builders/people/a-signed-in-person.ts";
import { drawPage, saidOn } from "#testing/company/drawn-pages.ts";
import { type Instances, openTwoInstances } from "#testing/two-instances.ts";

let instances: Instances;
beforeAll(async () => {
  instances = await openTwoInstances();
});
afterAll(() => instances.close());

type Headers = Readonly<Record<string, string>>;

const ask = async (url: string, name: string, body: unknown, headers: Headers = {}) => {
  const answer = await fetch(`${url}/functions/v1/${name}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  return answer.json();
};

const readers = {
  "the home page": async () => saidOn(await drawPage(instances.other, "/")),
  "the about page": async () => saidOn(await drawPage(instances.other, "/about")),
  "the services page": async () => saidOn(await drawPage(instances.other, "/services")),
  "the tours page": async () => saidOn(await drawPage(instances.other, "/tours")),
  "the chat": async () => {
    const messages = [
      "How many years of experience do you have?",
      "Are you safe?",
      "Is it safe to land at midnight?",
      "Do you have a money-back guarantee?",
      "Sind Sie sicher?",
      "Ist die Fahrt vom Flughafen nachts gefährlich?",
    ];
    const answers = messages.map((message) => ask(instances.other.url, "ai-chatbot", { message, conversation: [] }));
    return (await Promise.all(answers)).map(({ response }) => response).join("\n");
  },
};
const readAll = async () =>
  Object.fromEntries(await Promise.all(Object.entries(readers).map(async ([name, read]) => [name, await read()])));

const measures = [
  "licensed and background-checked",
  "control room",
  "inspected every month",
  "insured",
  "und ist überprüft",
  "sieht jedes Fahrzeug",
];

/** The words of the demo company’s pages and answers, as long as it claims them. */
const claimed = {
  "the home page": ["10+", "Zero", "Amira K.", "Fully Insured", "GPS monitoring", "4.8+ average rating", "Rated 4.9"],
  "the about page": ["10+", "5\u00a0000+"],
  "the services page": ["Ingrid S.", "15+ years without accidents", "100% satisfaction money-back guarantee"],
  "the tours page": ["4.9"],
  "the chat": ["10+", "100% licensed drivers", "100% unserer Fahrer", "refund it", ...measures],
} as const;

const saidBy = (said: Readonly<Record<string, string>>) =>
  Object.entries(claimed).flatMap(([reader, words]) => {
    const text = (said[reader] ?? "").replaceAll("\u00a0", " ").replaceAll(/\s+/g, " ");
    return words.filter((word) => text.includes(word.replaceAll("\u00a0", " "))).map((word) => `${reader}: ${word}`);
  });

test("every claim that is withdrawn on one instance is gone from the next page and answer of the other", async () => {
  const team = await signInPerson(instances.one, { roles: ["admin"] });
  const said = saidBy(await readAll());
  const everything = Object.entries(claimed).flatMap(([reader, words]) => words.map((word) => `${reader}: ${word}`));
  expect(everything.filter((one) => !said.includes(one))).toEqual([]);
  expect((await drawPage(instances.other, "/guarantee")).includes("How to claim")).toBe(true);

  const { claims } = (await ask(instances.one.url, "list-claims", {}, team.headers)) as { claims: KeptClaim[] };
  for (const { id, version } of claims) {
    const withdrawal = { id, version, is_withdrawn: true };
    const answer = await ask(instances.one.url, "withdraw-claim", withdrawal, team.headers);
    expect(answer).toMatchObject({ claims: expect.any(Array) });
  }
  // The very next reading, without waiting for anything.
  expect(saidBy(await readAll())).toEqual([]);
  const sitemap = await (await fetch(`${instances.other.url}/sitemap.xml`)).text();
  expect(sitemap).not.toContain("/guarantee<");
  expect(saidOn(await drawPage(instances.other, "/"))).not.toContain("Money-back guarantee");
}, 120_000);
