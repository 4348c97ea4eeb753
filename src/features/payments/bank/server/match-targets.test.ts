import { afterAll, beforeAll, expect, test } from "vitest";
import { aBankDesk } from "#testing/builders/money/a-bank-desk.ts";
import { aPayingGuest } from "#testing/builders/money/a-paying-guest.ts";
import { openTradingSite } from "#testing/builders/services/a-trading-site.ts";

let site: Awaited<ReturnType<typeof openTradingSite>>;

let admin: Awaited<ReturnType<typeof site.as>>;

beforeAll(async () => {
  site = await openTradingSite();
  admin = await site.as("admin", { name: "Naledi Dube" });
});

afterAll(() => site.close());

const { ask, aLine, anInvoice } = aBankDesk(() => ({ site, admin }));

test.each([
  ["the reference", ({ reference }: { reference: string }) => reference],
  ["the reference without prefix", ({ reference }: { reference: string }) => reference.slice(4).toLowerCase()],
  ["the name", () => "Quintessa"],
  ["the amount", () => "R1 234,56"],
])("a target is found by %s", async (_how, search) => {
  const guest = await aPayingGuest(site, { firstName: "Quintessa", totalCents: 123_456 });
  const line = await aLine("Search");
  const { targets } = await ask("match-targets", { line_id: line.id, search: search(guest) });
  expect(targets.map(({ key }: { key: string }) => key)).toContain(guest.reference);
});

test("an invoice is found by part of its number, a booking by its invoice number", async () => {
  const invoice = await anInvoice();
  const line = await aLine("Search", 500_000);
  const find = async (search: string) =>
    (await ask("match-targets", { line_id: line.id, search })).targets.map(({ key }: { key: string }) => key);
  for (const search of [invoice.number, invoice.number.slice(-5), "table bay", "5000"])
    expect(await find(search), search).toContain(invoice.number);
});

test("possible targets come with reasons, the strongest first", async () => {
  const named = await aPayingGuest(site, { lastName: "Okonkwo-Bright", totalCents: 777_700 });
  const exact = await aPayingGuest(site, { lastName: "Vermeulen", totalCents: 654_321 });
  const payer = await aPayingGuest(site, { lastName: "Featherstone", totalCents: 888_800 });
  const line = await aLine(`${named.reference} FEATHERSTONE`, 654_321);
  const { targets } = await ask("match-targets", { line_id: line.id, search: "" });
  expect(targets.slice(0, 3)).toMatchObject([
    { key: named.reference, reasons: ["named"] },
    { key: exact.reference, reasons: ["exact"] },
    { key: payer.reference, reasons: ["payer"] },
  ]);
});
