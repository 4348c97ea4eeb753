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
