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

const { ask, read, lineOf, anInvoice, match } = aBankDesk(() => ({ site, admin }));

test("lines with a missing, mistyped, unknown or unexpected reference stay open, with the reason", async () => {
  const guest = await aTransferringGuest(site);
  const check = guest.transferReference.at(-1) === "7" ? "8" : "7";
  await read([
    { description: "Aunt Betty one" },
    { description: `mistyped ${guest.transferReference.slice(0, -1)}${check}` },
  ]);
  expect(await lineOf("Aunt Betty")).toMatchObject({ doubt: "no_reference", named_reference: null });
  expect(await lineOf("mistyped")).toMatchObject({ doubt: "mistyped", named_reference: guest.reference });
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

test("a line with an invoice number says so, and what is wrong with it", async () => {
  const [invoice, paid] = [await anInvoice(), await anInvoice({ total: 100 })];
  const digits = invoice.number.slice(4).replace("-", "");
  await read([
    { description: `differs ${invoice.number}`, amount_cents: 400_000 },
    { description: `both ${invoice.number} and ${paid.number}`, amount_cents: 400_000 },
    { description: "nowhere INV-2025-99999" },
    { description: `slip INV${digits}-I` },
    { description: "dated 2025-11-14 rent" },
  ]);
  expect(await lineOf("differs")).toMatchObject({
    named_reference: invoice.number,
    doubt: "amount_differs",
    expected_cents: 500_000,
  });
  expect(await lineOf("both")).toMatchObject({
    named_reference: `${invoice.number}, ${paid.number}`,
    doubt: "amount_differs",
    expected_cents: 500_100,
  });
  expect(await lineOf("nowhere")).toMatchObject({ named_reference: "INV-2025-99999", doubt: "unknown" });
  expect(await lineOf("slip")).toMatchObject({ named_reference: invoice.number, doubt: "mistyped" });
  expect(await lineOf("dated")).toMatchObject({ named_reference: null, doubt: "no_reference" });

  await read([{ description: "pays it", amount_cents: 100 }]);
  await match((await lineOf("pays it")).id, ["invoice", paid.number, 100]);
  await read([{ description: `again ${paid.number}`, amount_cents: 100 }]);
  expect(await lineOf("again")).toMatchObject({ named_reference: paid.number, doubt: "no_payment" });
});

test("a line for a cancelled booking needs a check, and shows the reference", async () => {
  const guest = await aTransferringGuest(site);
  const fee = "update bookings set state = 'cancelled', fee_cents = 64950 where reference = $1";
  await site.pool.query(fee, [guest.reference]);
  await read([{ description: `fee ${guest.transferReference}`, amount_cents: 64_950 }]);
  expect(await lineOf("fee")).toMatchObject({ named_reference: guest.reference, doubt: "closed" });
});

test("paging loses and repeats nothing", async () => {
  await read(Array.from({ length: 7 }, (_, at) => ({ description: `PAGED ${at}` })));
  const seen: string[] = [];
  let after: string | null = null;
  do {
    const page: { lines: { description: string }[]; next: string | null } = await ask("bank-lines", {
      view: "open",
      search: "PAGED",
      size: 3,
      after,
    });
    seen.push(...page.lines.map(({ description }) => description));
    after = page.next;
  } while (after);
  expect(seen.toSorted()).toEqual(Array.from({ length: 7 }, (_, at) => `PAGED ${at}`));
});
