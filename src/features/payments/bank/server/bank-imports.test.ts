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

const { ask, read } = aBankDesk(() => ({ site, admin }));

test("the latest statement comes first, with who imported it and what was new", async () => {
  await read([{ description: "IMPORTED 1" }], { name: "october.csv" });
  await read([{ description: "IMPORTED 1" }, { description: "IMPORTED 2" }], { name: "november.csv", unread: 3 });
  const { imports } = await ask("bank-imports", {});
  expect(imports.slice(0, 2)).toMatchObject([
    { name: "november.csv", lines: 2, new_lines: 1, unread: 3, imported_by: "Naledi Dube" },
    { name: "october.csv", lines: 1, new_lines: 1, unread: 0 },
  ]);
});

test("only people who verify payments see statements", async () => {
  const { headers } = await site.as("dispatcher");
  expect((await site.call("bank-imports", {}, headers)).status).toBe(403);
});
