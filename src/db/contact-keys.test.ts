import { type SQL, sql } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { emailKey, phoneKey } from "#domain/booking/hold-limits.ts";
import { bareReference } from "#domain/payment/transfer-reference.ts";
import { phoneDigits } from "#domain/text/phone-number.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import * as inDatabase from "./contact-keys.ts";

const phones = [
  "082 555 0199",
  "+27 82 555 0199",
  "0027825550199",
  "27825550199",
  "(082) 555-01",
  "00",
  "027",
  "+44 20 7946 0958",
  "",
  "0",
  "ext. 12",
  "0270825550199",
  "٠٨٢٥٥٥٠١٩٩",
];
const emails = ["thandi@example.com", " Thandi+Trips@Example.com ", "a+b+c@d.co", "no-at-sign", "+@x.y", "a@b+c@d"];
const references = ["CTS-7K3M9Q", "cts 7k3m9q 4", "eft/CTSOIL123", "Café 7K3M9Q", ""];

type Rule = { of: (text: string) => string; sql: (text: SQL) => SQL; examples: readonly string[]; letters: string };

const rules: Readonly<Record<string, Rule>> = {
  phoneDigits: { of: phoneDigits, sql: inDatabase.phoneDigits, examples: phones, letters: "0127 +-()." },
  phoneKey: { of: phoneKey, sql: inDatabase.phoneKey, examples: phones, letters: "0127 +-()." },
  emailKey: { of: emailKey, sql: inDatabase.emailKey, examples: emails, letters: "aB+@. -" },
  bareReference: { of: bareReference, sql: inDatabase.bareReference, examples: references, letters: "CTSOIL019 -/z" },
};

test.each(Object.keys(rules))("%s says the same in the database", (name) =>
  inTransaction(async ({ db }) => {
    const rule = rules[name];
    if (!rule) throw new Error(`There is no rule ${name}.`);
    const drawn = fc.sample(fc.string({ unit: fc.constantFrom(...rule.letters), maxLength: 16 }), {
      numRuns: 200,
      seed: 20_261_116,
    });
    const texts = [...rule.examples, ...drawn];
    const { rows } = await db.execute<{ said: string }>(
      sql`select ${rule.sql(sql`each.text`)} as said
        from jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb) with ordinality as each (text, at) order by at`,
    );
    expect(rows.map(({ said }, at) => [texts[at], said])).toEqual(texts.map((text) => [text, rule.of(text)]));
  }),
);
