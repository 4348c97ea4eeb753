import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openDatabase } from "#db/connect.ts";
import { findPrefixes } from "#db/read-prefixes.ts";
import { sampleCompany } from "#db/seed/people/sample-company.ts";
import { recordIn } from "#domain/inbox/incoming-mail.ts";
import { transferReference } from "#domain/payment/transfer-reference.ts";
import { accessCodeFor } from "#platform/ids.ts";
import { aBookingRequest } from "#testing/builders/booking/a-booking-request.ts";
import { writePassengers } from "#testing/builders/booking/a-guest-list.ts";
import { aBankDesk } from "#testing/builders/money/a-bank-desk.ts";
import { openTradingSite } from "#testing/builders/services/a-trading-site.ts";
import { ordinaryDay } from "#testing/ordinary-day.ts";

let site: Awaited<ReturnType<typeof openTradingSite>>;
let admin: Awaited<ReturnType<typeof site.as>>;
/** One from before the rename, one from after it. */
const references = { former: "", new: "" };

const ask = async (name: string, body: object) => (await site.call(name, body, admin.headers)).json();
const { aLine } = aBankDesk(() => ({ site, admin }));

async function aBooked(day: number, lastName: string): Promise<string> {
  const changes = {
    pickup_date: ordinaryDay(day),
    pickup_time: "09:00",
    last_name: lastName,
    email: `${lastName}@example.com`,
  };
  const answer = await (await site.call("create-booking", aBookingRequest(changes))).json();
  const { rows } = await site.pool.query("select id from bookings where reference = $1", [answer.booking_reference]);
  await site.pool.query("update bookings set state = 'confirmed' where id = $1", [rows[0].id]);
  await site.pool.query("update trips set state = 'unassigned' where booking_id = $1", [rows[0].id]);
  await writePassengers({ db: openDatabase(site.pool) }, rows[0].id, [{ name: `Guest of ${lastName}` }]);
  return answer.booking_reference;
}

const details = { ...sampleCompany, name: "Garden Route Transfers", short_name: "GR Transfers" };

beforeAll(async () => {
  site = await openTradingSite();
  admin = await site.as("admin", { name: "Naledi Dube" });
  references.former = await aBooked(20, "Former");
  expect((await ask("save-company-details", { ...details, reference_prefix: "grt" })).reference_prefix).toBe("GRT");
  references.new = await aBooked(24, "Newer");
  await site.settle();
});
afterAll(() => site.close());

test("new bookings take the new prefix, and those before keep theirs", async () => {
  expect(references.former).toMatch(/^CTS-/);
  expect(references.new).toMatch(/^GRT-/);
  expect(await findPrefixes(openDatabase(site.pool))).toEqual(["GRT", "CTS"]);
});

test.each(["INV", "ENQ", "G", "GARDEN", "G1"])("%s is refused", async (reference_prefix) => {
  expect((await site.call("save-company-details", { ...details, reference_prefix }, admin.headers)).status).toBe(422);
});

const search = (reference: string) => reference.toLowerCase().replace("-", " ");

/** Every place that reads a reference somebody wrote; the answer must show that the booking was found. */
const places: readonly (readonly [string, (reference: string) => Promise<unknown>])[] = [
  ["the search of our team", (one) => ask("find-anything", { text: search(one) })],
  ["the search without a prefix", (one) => ask("find-anything", { text: one.slice(-6) })],
  ["the list of bookings", (one) => ask("list-bookings", { search: search(one) })],
  ["the list of customers", async (one) => named(one, await ask("list-customers", { search: search(one) }))],
  ["the list of passengers", async (one) => named(one, await ask("list-passengers", { search: search(one) }))],
  ["a task’s subject", (one) => ask("find-subjects", { kind: "booking", search: search(one) })],
  ["a bank line, with its check character", async (one) => aLine(`EFT ${transferReference(one)} MOKOENA`, 100)],
  ["a bank line, without prefix", async (one) => aLine(`EFT ${one.slice(-6)}`, 100)],
  ["bookings that a bank line can pay", (one) => targets(one)],
  ["a subject of an email", async (one) => recordIn(`Re: ${one}`, await findPrefixes(openDatabase(site.pool)))],
  ["the chat", (one) => chat(`Where is ${one.toLowerCase()}, code ${accessCodeFor(site.world.secret, one)}?`)],
  ["a customer’s own page", (one) => call("read-my-booking", { reference: one, ...codeOf(one) })],
  ["our team’s page of it", (one) => ask("read-booking", { reference: one })],
];

const codeOf = (reference: string) => ({ code: accessCodeFor(site.world.secret, reference) });
const call = async (name: string, body: object) => (await site.call(name, body)).json();
const chat = (message: string) => call("ai-chatbot", { message, conversation: [] });

async function targets(reference: string) {
  const line = await aLine("Something else", 200);
  return ask("match-targets", { line_id: line.id, search: search(reference) });
}

/** These lists show no reference, but only this customer. */
function named(reference: string, answer: object): string {
  const [own, other] = reference === references.new ? ["Newer", "Former"] : ["Former", "Newer"];
  const text = JSON.stringify(answer);
  return text.includes(own) && !text.includes(other) ? reference : text;
}

describe.each(["former", "new"] as const)("a booking with the %s prefix", (which) => {
  test.each(places)("is found by %s", async (_place, find) => {
    expect(JSON.stringify(await find(references[which]))).toContain(references[which]);
  });
});

test("a transfer for the exact amount is matched by itself, whatever the prefix", async () => {
  for (const reference of [references.former, references.new]) {
    const { rows } = await site.pool.query("select total_cents from bookings where reference = $1", [reference]);
    const line = await aLine(`EFT ${transferReference(reference)}`, rows[0].total_cents);
    expect(JSON.stringify(line.parts), reference).toContain(reference);
  }
});
