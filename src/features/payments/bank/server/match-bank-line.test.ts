import { afterAll, beforeAll, expect, test } from "vitest";
import { newId } from "#platform/ids.ts";
import { aTransferringGuest } from "#testing/builders/booking/a-transfer.ts";
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

const { ask, aLine, fresh, match, anInvoice } = aBankDesk(() => ({ site, admin }));

test("an unpaid booking without an announced transfer is paid by a line", async () => {
  const guest = await aPayingGuest(site);
  const line = await aLine("Betty’s money");
  expect(line).toMatchObject({ doubt: "no_reference", left_cents: 129_900 });
  expect(await match(line.id, ["booking", guest.reference, 129_900])).toMatchObject({ left_cents: 0 });
  expect(await guest.booking()).toMatchObject({ state: "confirmed", paid_cents: 129_900 });
  expect(await guest.payments()).toMatchObject([{ method: "transfer", state: "cleared" }]);
  expect(await guest.emails("booking-confirmed")).toHaveLength(1);
  expect(await fresh(line)).toMatchObject({ parts: [{ matched_by: "Naledi Dube" }] });
});

test.each([
  ["without check character", (reference: string) => `EFT ${reference}`],
  ["without prefix", (reference: string) => `EFT ${reference.slice(4)} THANKS`],
  ["in small letters, in one word", (reference: string) => reference.replace("-", "").toLowerCase()],
])("the exact amount with a reference %s is matched automatically", async (_how, written) => {
  const guest = await aPayingGuest(site);
  const line = await aLine(written(guest.reference));
  expect(line).toMatchObject({ left_cents: 0, parts: [{ booking_reference: guest.reference }] });
  expect(await guest.booking()).toMatchObject({ state: "confirmed", paid_cents: 129_900 });
});

test("an exact deposit is matched automatically", async () => {
  const guest = await aPayingGuest(site, { depositCents: 40_000 });
  expect(await aLine(`DEPOSIT ${guest.reference}`, 40_000)).toMatchObject({ left_cents: 0 });
  expect(await guest.booking()).toMatchObject({ state: "confirmed", paid_cents: 40_000 });
});

test("an invoice is paid by its number, with or without prefix", async () => {
  const one = await anInvoice();
  expect(await aLine(`PAYMENT ${one.number}`, 500_000)).toMatchObject({
    left_cents: 0,
    parts: [{ booking_reference: null, invoice_number: one.number, customer_name: "Table Bay Hotel" }],
  });
  expect(await one.read()).toMatchObject({ state: "paid", paid_cents: 500_000 });
  const other = await anInvoice();
  expect(await aLine(`ref ${other.number.slice(4)}`, 500_000)).toMatchObject({ left_cents: 0 });
  expect(await other.read()).toMatchObject({ state: "paid", paid_cents: 500_000 });
});

test("the sum of a booking and an invoice named in the line is matched automatically", async () => {
  const guest = await aPayingGuest(site);
  const invoice = await anInvoice();
  const line = await aLine(`${guest.reference} + ${invoice.number}`, 629_900);
  expect(line).toMatchObject({ left_cents: 0, parts: expect.arrayContaining([]) });
  expect(line.parts).toHaveLength(2);
  expect(await guest.booking()).toMatchObject({ paid_cents: 129_900 });
  expect(await invoice.read()).toMatchObject({ state: "paid" });
});

test("one line pays three bookings and part of an invoice; the rest stays on the line", async () => {
  const guests = [await aPayingGuest(site), await aPayingGuest(site), await aPayingGuest(site)];
  const invoice = await anInvoice();
  const line = await aLine("Agency batch", 500_000);
  const parts = guests.map(({ reference }): [string, string, number] => ["booking", reference, 129_900]);
  expect(await match(line.id, ...parts, ["invoice", invoice.number, 100_000])).toMatchObject({ left_cents: 10_300 });
  for (const guest of guests) expect(await guest.booking()).toMatchObject({ state: "confirmed", paid_cents: 129_900 });
  expect(await invoice.read()).toMatchObject({ state: "part_paid", paid_cents: 100_000 });
  expect(await fresh(line)).toMatchObject({ left_cents: 10_300, doubt: "part_left" });
  expect((await ask("bank-lines", { view: "open", search: line.description })).lines).toHaveLength(1);
  expect(await match(line.id, ["invoice", invoice.number, 10_301])).toMatchObject({
    error: "more_than_left",
    details: { left_cents: 10_300 },
  });
});

test("all or nothing: one part that cannot be matched leaves the line unchanged", async () => {
  const guest = await aPayingGuest(site);
  const invoice = await anInvoice({ total: 1000 });
  const line = await aLine("Half wrong", 200_000);
  const answer = await match(line.id, ["booking", guest.reference, 129_900], ["invoice", invoice.number, 1001]);
  expect(answer).toMatchObject({ error: "more_than_open", details: { key: invoice.number } });
  expect(await fresh(line)).toMatchObject({ left_cents: 200_000, parts: [] });
  expect(await guest.booking()).toMatchObject({ paid_cents: 0 });
});

test.each([
  ["a booking there is not", "CTS-ZZZZZZ", "target_gone"],
  ["the same booking twice", "twice", "named_twice"],
])("%s is refused", async (_what, key, error) => {
  const guest = await aPayingGuest(site);
  const line = await aLine("Refused");
  const request = key === "twice" ? guest.reference : key;
  const parts: [string, string, number][] = [["booking", request, 100]];
  expect(await match(line.id, ...parts, ...(key === "twice" ? parts : []))).toMatchObject({ error });
});

test.each(["requested", "quoted"] as const)("a booking that is %s has no price to pay", async (state) => {
  const guest = await aPayingGuest(site, { state, holdUntil: null });
  const line = await aLine("Too early");
  expect(await match(line.id, ["booking", guest.reference, 100])).toMatchObject({ error: "not_payable" });
});

test("a test booking cannot be paid", async () => {
  const guest = await aPayingGuest(site, { isTest: true });
  const line = await aLine(`EFT ${guest.reference}`);
  expect(line).toMatchObject({ left_cents: 129_900 });
  expect(await match(line.id, ["booking", guest.reference, 100])).toMatchObject({ error: "not_payable" });
});

test("money for a cancelled booking is refunded by the rules for late payments", async () => {
  const guest = await aPayingGuest(site, { state: "cancelled", feeCents: 30_000, holdUntil: null });
  const line = await aLine(`LATE ${guest.reference}`);
  expect(line).toMatchObject({ left_cents: 129_900, doubt: "amount_differs", expected_cents: 30_000 });
  await match(line.id, ["booking", guest.reference, 129_900]);
  const { rows } = await site.pool.query(
    "select r.amount_cents, r.state from refunds r join bookings b on b.id = r.booking_id where b.reference = $1",
    [guest.reference],
  );
  expect(rows).toEqual([{ amount_cents: 99_900, state: "manual_transfer" }]);
});

test("a transfer accepted on its proof is confirmed, not counted again", async () => {
  const guest = await aTransferringGuest(site);
  const id = await guest.prove();
  const { payment } = await ask("transfer-proof", { id });
  await ask("verify-transfer-proof", { id, version: payment.version, amount_cents: 129_900 });
  await site.settle();
  const line = await aLine("No name on it");
  const { targets } = await ask("match-targets", { line_id: line.id, search: guest.reference });
  expect(targets[0]).toMatchObject({ kind: "payment", key: guest.paymentId, open_cents: 129_900 });
  await match(line.id, ["payment", guest.paymentId, 129_900]);
  expect(await guest.payments()).toMatchObject([{ state: "cleared" }]);
  expect(await guest.booking()).toMatchObject({ paid_cents: 129_900 });
});

test("fifty parallel matches of one line never allocate more than its amount", async () => {
  const guests = await Promise.all(Array.from({ length: 10 }, () => aPayingGuest(site)));
  const line = await aLine("Parallel", 300_000);
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, at) =>
      site.call(
        "match-bank-line",
        { id: line.id, parts: [{ kind: "booking", key: guests[at % 10]?.reference, amount_cents: 129_900 }] },
        admin.headers,
      ),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
  expect(answers.filter(({ status }) => status >= 500)).toHaveLength(0);
  expect(await fresh(line)).toMatchObject({ left_cents: 40_200 });
});

test("undone in ten tabs at once, a match is undone once", async () => {
  const invoice = await anInvoice();
  const line = await aLine(`Undone ${invoice.number}`, 500_000);
  const undo = { allocation_id: line.parts[0].allocation_id, reason: "Not theirs" };
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => site.call("unmatch-bank-line", undo, admin.headers)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status >= 500)).toHaveLength(0);
  await site.settle();
  expect(await invoice.read()).toMatchObject({ paid_cents: 0 });
  expect(await fresh(line)).toMatchObject({ left_cents: 500_000, parts: [] });
});

test("the database itself keeps the parts within the line’s amount", async () => {
  const guest = await aPayingGuest(site);
  const line = await aLine("Guarded", 1000);
  const paymentId = newId();
  await site.pool.query(
    `insert into payments (id, booking_id, method, state, amount_cents, created_at, updated_at)
     select $1, id, 'transfer', 'cleared', 1001, now(), now() from bookings where reference = $2`,
    [paymentId, guest.reference],
  );
  const insert = site.pool.query(
    `insert into bank_allocations (id, bank_line_id, payment_id, amount_cents, made_received, matched_by, created_at)
     values ($1, $2, $3, 1001, true, 'a test', now())`,
    [newId(), line.id, paymentId],
  );
  await expect(insert).rejects.toThrow("bank_lines_allocated");
});

test("unmatching a line removes the payment from the invoice", async () => {
  const invoice = await anInvoice();
  const line = await aLine(`Wrong ${invoice.number}`, 500_000);
  expect(await invoice.read()).toMatchObject({ state: "paid" });
  const [part] = line.parts;
  await ask("unmatch-bank-line", { allocation_id: part.allocation_id, reason: "Not theirs" });
  await site.settle();
  expect(await invoice.read()).toMatchObject({ state: "sent", paid_cents: 0 });
  expect(await fresh(line)).toMatchObject({ left_cents: 500_000, parts: [] });
});
