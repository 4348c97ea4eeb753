import { afterAll, beforeAll, expect, test } from "vitest";
import { openTradingSite } from "#testing/builders/a-trading-site.ts";
import { aTransferringGuest } from "#testing/builders/a-transfer.ts";

let site: Awaited<ReturnType<typeof openTradingSite>>;
let admin: Awaited<ReturnType<typeof site.as>>;

beforeAll(async () => {
  site = await openTradingSite();
  admin = await site.as("admin", { name: "Naledi Dube" });
});
afterAll(() => site.close());

const ask = async (name: string, body: object) => (await site.call(name, body, admin.headers)).json();
type Said = { description: string; amount_cents?: number; bank_id?: string; nth?: number };
const line = ({ description, amount_cents = 129_900, bank_id, nth = 1 }: Said) => ({
  ...{ booked_on: "2026-11-14", amount_cents, description, bank_id: bank_id ?? null, nth },
});
const read = (lines: readonly Said[], more: object = {}) =>
  ask("import-bank-lines", { name: "fnb.csv", format: "csv", lines: lines.map(line), ...more });
const lineOf = async (search: string, view = "all") => (await ask("bank-lines", { view, search })).lines[0];

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
  expect(await guest.told("payment.succeeded")).toHaveLength(1);
  expect(await lineOf(guest.reference)).toMatchObject({
    left_cents: 0,
    parts: [{ booking_reference: guest.reference, matched_by: "reference and amount", amount_cents: 129_900 }],
  });
});

test("the same file twice: nothing is new, nobody is paid twice", async () => {
  const guest = await aTransferringGuest(site);
  const lines = [{ description: guest.transferReference }, { description: "FEE", amount_cents: -500 }];
  await read(lines);
  expect(await read(lines)).toMatchObject({ lines: 2, new_lines: 0, matched: 0 });
  await site.settle();
  expect(await guest.told("payment.succeeded")).toHaveLength(1);
});

test("twice at the same moment: kept once", async () => {
  const guest = await aTransferringGuest(site);
  const lines = [{ description: `${guest.transferReference} at once`, bank_id: "F1" }];
  const answers = await Promise.all([read(lines), read(lines), read(lines)]);
  expect(answers.map(({ new_lines }) => new_lines).toSorted()).toEqual([0, 0, 1]);
  await site.settle();
  expect(await guest.told("payment.succeeded")).toHaveLength(1);
});

test("two equal lines of one statement are two lines", async () => {
  expect(await read([{ description: "ATM 17" }, { description: "ATM 17", nth: 2 }])).toMatchObject({ new_lines: 2 });
});

test("a file in parts is one import", async () => {
  const first = await read([{ description: "PART 1" }]);
  const second = await read([{ description: "PART 2" }], { import_id: first.import_id });
  expect(second).toMatchObject({ import_id: first.import_id, lines: 2, new_lines: 2 });
  const { imports } = await ask("bank-imports", {});
  expect(imports[0]).toMatchObject({ name: "fnb.csv", lines: 2, imported_by: "Naledi Dube" });
  const nowhere = await read([{ description: "PART 3" }], { import_id: "018f0000-0000-7000-8000-000000000000" });
  expect(nowhere).toMatchObject({ error: "not_found" });
  expect((await ask("bank-lines", { view: "all", search: "PART 3" })).lines).toEqual([]);
});

test("another amount: an exception, not a match; by hand what came in counts", async () => {
  const guest = await aTransferringGuest(site);
  expect(await read([{ description: guest.transferReference, amount_cents: 120_000 }])).toMatchObject({ matched: 0 });
  expect(await guest.payment()).toMatchObject({ state: "awaiting_proof" });
  const found = await lineOf(guest.transferReference, "open");
  expect(found).toMatchObject({
    ...{ doubt: "amount_differs", expected_cents: 129_900, named_reference: guest.reference },
  });
  const { targets } = await ask("match-targets", { line_id: found.id });
  expect(targets[0]).toMatchObject({ kind: "booking", key: guest.reference, open_cents: 129_900, is_named: true });
  const parts = [{ kind: "booking", key: guest.reference, amount_cents: 120_000 }];
  expect(await ask("match-bank-line", { id: found.id, parts })).toMatchObject({ left_cents: 0 });
  expect(await ask("match-bank-line", { id: found.id, parts })).toMatchObject({ error: "more_than_left" });
  await site.settle();
  expect(await guest.payment()).toMatchObject({ state: "cleared", amount_cents: 120_000 });
  expect(await guest.booking()).toMatchObject({ state: "awaiting_payment", paid_cents: 120_000 });
});

test("what is not named, mistyped, unknown or not waited for stays open, with the reason", async () => {
  const guest = await aTransferringGuest(site);
  const check = guest.transferReference.at(-1) === "7" ? "8" : "7";
  await read([
    { description: "Aunt Betty one" },
    { description: `mistyped ${guest.transferReference.slice(0, -1)}${check}` },
  ]);
  expect(await lineOf("Aunt Betty")).toMatchObject({ doubt: "no_reference", named_reference: null });
  expect(await lineOf("mistyped")).toMatchObject({ doubt: "no_reference" });
  await read([
    { description: `first ${guest.transferReference}` },
    { description: `second ${guest.transferReference}` },
  ]);
  expect(await lineOf(`first ${guest.transferReference}`)).toMatchObject({
    doubt: null,
    parts: [{ booking_reference: guest.reference }],
  });
  expect(await lineOf(`second ${guest.transferReference}`)).toMatchObject({ doubt: "no_payment" });
});

test("a verified proof is cleared by the statement, and a wrong tie is undone", async () => {
  const guest = await aTransferringGuest(site);
  const id = await guest.prove();
  const { payment } = await ask("transfer-proof", { id });
  await ask("verify-transfer-proof", { id, version: payment.version, amount_cents: 129_900 });
  await read([{ description: `wrong ${guest.transferReference}` }]);
  expect(await guest.payment()).toMatchObject({ state: "cleared" });
  expect((await ask("transfer-proof", { id })).bank_lines).toMatchObject([{ is_tied: true, names_booking: true }]);
  const { parts } = await lineOf(`wrong ${guest.transferReference}`);
  const { allocation_id } = parts[0];
  const undone = await ask("unmatch-bank-line", { allocation_id, reason: "Another guest" });
  expect(undone).toMatchObject({ left_cents: 129_900 });
  expect(await guest.payment()).toMatchObject({ state: "verified" });
  expect(await ask("unmatch-bank-line", { allocation_id, reason: "Again" })).toMatchObject({ error: "not_found" });
  await site.settle();
  expect(await guest.booking()).toMatchObject({ state: "confirmed", paid_cents: 129_900 });
  expect(await guest.told("payment.succeeded")).toHaveLength(1);
});

test("unmatched, what only the line paid is due again, and someone is asked to tell the customer", async () => {
  const guest = await aTransferringGuest(site);
  await read([{ description: `paid ${guest.transferReference}` }]);
  await site.settle();
  expect(await guest.booking()).toMatchObject({ state: "confirmed", paid_cents: 129_900 });
  const { parts } = await lineOf(`paid ${guest.transferReference}`);
  await ask("unmatch-bank-line", { allocation_id: parts[0].allocation_id, reason: "Another guest’s money" });
  await site.settle();
  expect(await guest.payment()).toMatchObject({ state: "cancelled" });
  expect(await guest.booking()).toMatchObject({ state: "confirmed", paid_cents: 0 });
  const { rows } = await site.pool.query(
    "select title from tasks where kind = 'payment_withdrawn' and subject_id = $1",
    [guest.reference],
  );
  expect(rows).toHaveLength(1);
  const { rows: invoices } = await site.pool.query(
    "select i.state, i.paid_cents from invoices i join bookings b on b.id = i.booking_id where b.reference = $1",
    [guest.reference],
  );
  expect(invoices).toEqual([{ state: expect.stringMatching(/issued|sent/), paid_cents: 0 }]);
});

test("put aside and taken back", async () => {
  await read([{ description: "Interest" }]);
  const { id } = await lineOf("Interest", "open");
  const { bank } = await ask("payments-waiting", {});
  await ask("ignore-bank-line", { id, is_aside: true });
  expect(await lineOf("Interest", "aside")).toMatchObject({ aside_by: expect.any(String) });
  expect(await ask("payments-waiting", {})).toMatchObject({ bank: bank - 1 });
  await ask("ignore-bank-line", { id, is_aside: false });
  expect(await lineOf("Interest", "open")).toMatchObject({ id });
});

test("pages by key lose and repeat nothing", async () => {
  await read(Array.from({ length: 7 }, (_, at) => ({ description: `PAGED ${at}` })));
  const seen: string[] = [];
  let after: string | null = null;
  do {
    const page: { lines: { description: string }[]; next: string | null } = await ask("bank-lines", {
      ...{ view: "open", search: "PAGED", size: 3, after },
    });
    seen.push(...page.lines.map(({ description }) => description));
    after = page.next;
  } while (after);
  expect(seen.toSorted()).toEqual(Array.from({ length: 7 }, (_, at) => `PAGED ${at}`));
});
