import { readdirSync, readFileSync } from "node:fs";
import ts from "typescript";
import { expect, test } from "vitest";
import { companyRules } from "#domain/company/company-rules.ts";
import { defaultSettings, settingsParts } from "#domain/company/company-settings.ts";
import { senderKinds } from "#domain/company/senders.ts";
import { followUpPurposes } from "#domain/crm/follow-up.ts";
import { paymentMethods } from "#domain/payment/payment-lifecycle.ts";
import { tripAreas } from "#domain/trip/trip-plan.ts";

/** The product's own files: not what edits or declares the settings, not tests, not the demonstration's data. */
const files = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|^(testing|db\/seed|features\/settings)\//.test(path))
  .filter((path) => path !== "domain/company/company-settings.ts")
  .map((path) => ({ path, text: readFileSync(`src/${path}`, "utf8") }));

/** The properties a file reads off something: `x.key`, `{ key } = x`, and a key that is kept as text to be looked up by. */
function namesRead(path: string, text: string): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node)) names.add(node.name.text);
    else if (ts.isBindingElement(node)) names.add((node.propertyName ?? node.name).getText());
    else if (ts.isStringLiteral(node)) names.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true));
  return names;
}

const reads = new Map<string, ReadonlySet<string>>();
function readsOf({ path, text }: (typeof files)[number]): ReadonlySet<string> {
  const known = reads.get(path) ?? namesRead(path, text);
  reads.set(path, known);
  return known;
}

const isReadIn = (key: string, mentions: RegExp): boolean =>
  files.some((file) => file.text.includes(key) && mentions.test(file.text) && readsOf(file).has(key));

/** A follow-up is looked up by its purpose, a sender by the kind of email, a way to pay by whichever the customer chose, and an area by where the trip goes, never by its own name. */
const isLookedUp = (key: string): boolean =>
  ([...paymentMethods, ...tripAreas, ...followUpPurposes, ...senderKinds] as readonly string[]).includes(key);

test.each(settingsParts)("every setting of %s is read by the product", (part) => {
  // Many keys are everyday words: only a file that knows of the settings reads one of them.
  const mentions = new RegExp(
    `\\b(${part}|CompanySettings|findSettings|CancellationPolicy|ExchangeRates|HoldLimits|InstantHours|LateRules|RoadRules|RouteCosts|RoutingDay|AutomaticRules|Senders|UndoRules|Vat\\w+)\\b`,
  );
  const keys = Object.keys(defaultSettings[part]).filter((key) => !isLookedUp(key));
  expect(keys.filter((key) => !isReadIn(key, mentions))).toEqual([]);
});

test("every way to pay that can be switched off is looked up where the ways are offered", () => {
  const ways = files.find(({ path }) => path === "domain/payment/payment-ways.ts");
  expect(ways?.text).toMatch(/paymentMethods\s*\.filter\(\(method\) => ways\[method\]/);
});

test("every area with hours of its own is looked up where the notice is judged", () => {
  const notice = files.find(({ path }) => path === "domain/booking/instant-notice.ts");
  expect(notice?.text).toMatch(/rules\[areaOfEnds\(/);
});

test("every rule of the company is read: by the product, or as what a setting starts from", () => {
  const starts = readFileSync("src/domain/company/company-settings.ts", "utf8");
  const unread = Object.keys(companyRules).filter(
    (key) => !starts.includes(`companyRules.${key}`) && !isReadIn(key, /\bcompanyRules\b/),
  );
  expect(unread).toEqual([]);
});
