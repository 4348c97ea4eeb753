import { afterAll, beforeAll, expect, test } from "vitest";
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

test("ignored and restored", async () => {
  await read([{ description: "Interest" }]);
  const { id } = await lineOf("Interest", "open");
  const { bank } = await ask("payments-waiting", {});
  await ask("ignore-bank-line", { id, is_aside: true });
  expect(await lineOf("Interest", "aside")).toMatchObject({ aside_by: expect.any(String) });
  expect(await ask("payments-waiting", {})).toMatchObject({ bank: bank - 1 });
  await ask("ignore-bank-line", { id, is_aside: false });
  expect(await lineOf("Interest", "open")).toMatchObject({ id });
});
