// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { findNeverSaid, neverSaid } from "./never-said.ts";
import { repository } from "./trial.ts";

const shown = /^src\/(?:features|shells|design|platform)\/.*\.tsx?$/;
const findings = readdirSync(join(repository, "src"), { recursive: true, encoding: "utf8" })
  .map((path) => `src/${path.replaceAll("\\", "/")}`)
  .filter((path) => shown.test(path) && !/\.(?:test|gen)\./.test(path))
  .flatMap((path) => findNeverSaid(path, readFileSync(join(repository, path), "utf8")));

describe("texts for people", () => {
  test("use no word on the never list", () => {
    expect(findings).toEqual([]);
  });
});

const samples: Readonly<Record<string, string>> = {
  letter: "Send another letter",
  paper: "Papers in order",
  door: "Choose your door",
  deed: "Latest deeds",
  anew: "Book anew",
  whoever: "Whoever has its link",
  whom: "To whom invoices are made out",
  hence: "No river, hence the colour",
  besides: "Asked for besides your password",
  "it stands": "See how it stands",
  holds: "The price holds for up to 72 hours",
  "see to it": "Then we see to it",
  "you need not": "You need not pay again",
  "is told": "The customer is told by email",
  "what became of it": "You see what became of it",
  "somebody of us": "Somebody of us is in hospital",
  "a person looks at it": "a person looks at it",
  "days of a refund": "Banks take 3–5 working days to show it.",
  "the honest answer": "A sedan is the honest answer",
  congress: "From a suitcase to a congress",
  "on the Cape": "Anywhere on the Cape",
  "hour the flight keeps": "Whatever hour the flight keeps",
  "thought of": "Families thought of",
  "how it really goes": "How it really goes",
  "sit down to something": "Sit down to something first",
  "take up again": "You can take the booking up again",
  "minutes started": "Every 15 minutes that have started are charged",
  "a person in our team": "A person in our team decides it",
  "calls and writes": "The driver calls and writes to you",
  "by fault": "What we cause by fault",
  "tax law wants": "As tax law wants it",
  "rest on": "Invoices and what they rest on",
  "once they were paid": "30 days, once they were paid",
  "counts for you": "What is booked there counts for you",
  "most for a": "Most for a booking",
  "empty:": "Empty: any price",
  "emails come to": "Without one, our emails come to you",
  "held against": "Each bar is held against the first",
  "looked it over": "Looked it over",
  "would have brought": "What other prices would have brought",
  "told this month": "Told this month",
  "check character": "The check character is right",
  "every look": "Every look is in the activity log",
  "drawn towards": "Few ratings are drawn towards the average",
  "is offered to you": "A trip is offered to you",
  "isn’t in order": "What isn’t in order goes to dispatch",
  "you can’t …?": "You can’t turn it on? Call us",
  "picks you up": "Sipho picks you up",
  "by section": "Exempt from VAT by section 12(g)",
  "reads it": "The driver reads it",
};

describe("each word is found", () => {
  test.each(neverSaid.map(({ word }) => word))("%s", (word) => {
    const text = samples[word] ?? "";
    const expected = [expect.stringContaining(`src/a.tsx:2: “${word}”`)];
    expect(findNeverSaid("src/a.tsx", `\nexport const title = "${text}";`)).toEqual(expected);
    expect(findNeverSaid("src/a.tsx", `const a =\n  <p className="a b">${text}</p>;`)).toEqual(expected);
    expect(findNeverSaid("src/a.tsx", `const a = (b: string) =>\n  \`${text}: \${b}\`;`)).toEqual(expected);
  });
});

test.each([
  `import { letter } from "./a letter.ts";`,
  `const letter = { kind: "letter", deed: "deed" };`,
  `const a = <p className="bg-paper text-paper">Fine</p>;`,
  `const look = "bg-on-dark hover:bg-paper";`,
  `throw new Error("No such letter here");`,
  `ctx.log.warn({}, "the letter was lost");`,
  "const rows = sql`select letter from letters as paper`;",
  `type Kind = "A letter";`,
  `const hint = "8 letters and digits";`,
  `const lead = "The Cape, door to door, at your door.";`,
  `const card = "As many cases as the boot holds";`,
])("code and other meanings are left alone: %s", (source) => {
  expect(findNeverSaid("src/a.tsx", source)).toEqual([]);
});
