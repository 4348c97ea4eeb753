import { afterAll, beforeAll, expect, test } from "vitest";
import { aTransferringGuest } from "#testing/builders/booking/a-transfer.ts";
import { aBankDesk } from "#testing/builders/money/a-bank-desk.ts";
import { openTradingSite } from "#testing/builders/services/a-trading-site.ts";

let site: Awaited<ReturnType<typeof openTradingSite>>;

let admin: Awaited<ReturnType<typeof site.as>>;

beforeAll(async () => {
  site = await openTradingSite();
  admin = await site.as("admin", { name: "Naledi Dube" });
});

afterAll(() => site.close());

const { ask, read, lineOf } = aBankDesk(() => ({ site, admin }));

test.each([
  ["as we gave it", (reference: string) => `FNB APP PAYMENT FROM ${reference}`],
  ["in small letters, without the dash", (reference: string) => `eft ${reference.replace("-", "").toLowerCase()}`],
  [
    "with spaces",
    (reference: string) => `MAGTAPE ${reference.slice(0, 3)} ${reference.slice(3, 9)} ${reference.at(-1)}`,
  ],
])("the reference %s and the exact amount: paid, cleared, confirmed", async (_how, written) => {
  const guest = await aTransferringGuest(site);
  const description = written(guest.transferReference);
  expect(await read([{ description }])).toMatchObject({ lines: 1, new_lines: 1, matched: 1 });
  await site.settle();
  expect(await guest.payment()).toMatchObject({ state: "cleared", amount_cents: 129_900 });
  expect(await guest.booking()).toMatchObject({ state: "confirmed", paid_cents: 129_900 });
  expect(await guest.events("payment.succeeded")).toHaveLength(1);
  expect(await lineOf(guest.reference)).toMatchObject({
    left_cents: 0,
    parts: [{ booking_reference: guest.reference, matched_by: "reference and amount", amount_cents: 129_900 }],
  });
});

test("the same file twice: nothing is new, no one is paid twice", async () => {
  const guest = await aTransferringGuest(site);
  const lines = [{ description: guest.transferReference }, { description: "FEE", amount_cents: -500 }];
  await read(lines);
  expect(await read(lines)).toMatchObject({ lines: 2, new_lines: 0, matched: 0 });
  await site.settle();
  expect(await guest.events("payment.succeeded")).toHaveLength(1);
});

test("imported twice at once, it is stored once", async () => {
  const guest = await aTransferringGuest(site);
  const lines = [{ description: `${guest.transferReference} at once`, bank_id: "F1" }];
  const answers = await Promise.all([read(lines), read(lines), read(lines)]);
  expect(answers.map(({ new_lines }) => new_lines).toSorted()).toEqual([0, 0, 1]);
  await site.settle();
  expect(await guest.events("payment.succeeded")).toHaveLength(1);
});

test("two identical lines of one statement are two lines", async () => {
  expect(await read([{ description: "ATM 17" }, { description: "ATM 17", nth: 2 }])).toMatchObject({ new_lines: 2 });
});

test("a file sent in parts is one import", async () => {
  const first = await read([{ description: "PART 1" }]);
  const second = await read([{ description: "PART 2" }], { import_id: first.import_id });
  expect(second).toMatchObject({ import_id: first.import_id, lines: 2, new_lines: 2 });
  const { imports } = await ask("bank-imports", {});
  expect(imports[0]).toMatchObject({ name: "fnb.csv", lines: 2, imported_by: "Naledi Dube" });
  const nowhere = await read([{ description: "PART 3" }], { import_id: "018f0000-0000-7000-8000-000000000000" });
  expect(nowhere).toMatchObject({ error: "not_found" });
  expect((await ask("bank-lines", { view: "all", search: "PART 3" })).lines).toEqual([]);
});

test("a different amount is an exception, not a match; matched by hand, the received amount counts", async () => {
  const guest = await aTransferringGuest(site);
  expect(await read([{ description: guest.transferReference, amount_cents: 120_000 }])).toMatchObject({ matched: 0 });
  expect(await guest.payment()).toMatchObject({ state: "awaiting_proof" });
  const result = await lineOf(guest.transferReference, "open");
  expect(result).toMatchObject({
    doubt: "amount_differs",
    expected_cents: 129_900,
    named_reference: guest.reference,
  });
  const { targets } = await ask("match-targets", { line_id: result.id });
  expect(targets[0]).toMatchObject({ kind: "booking", key: guest.reference, open_cents: 129_900 });
  expect(targets[0].reasons).toContain("named");
  const parts = [{ kind: "booking", key: guest.reference, amount_cents: 120_000 }];
  expect(await ask("match-bank-line", { id: result.id, parts })).toMatchObject({ left_cents: 0 });
  expect(await ask("match-bank-line", { id: result.id, parts })).toMatchObject({ error: "more_than_left" });
  await site.settle();
  expect(await guest.payment()).toMatchObject({ state: "cleared", amount_cents: 120_000 });
  expect(await guest.booking()).toMatchObject({ state: "awaiting_payment", paid_cents: 120_000 });
});
