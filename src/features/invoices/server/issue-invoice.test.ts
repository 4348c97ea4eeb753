import { afterAll, expect, test } from "vitest";
import { openPool } from "#db/connect.ts";
import { sampleSettings } from "#db/seed/people/sample-company.ts";
import { system } from "#domain/account/roles.ts";
import { rand } from "#domain/money/money.ts";
import { createContext } from "#platform/create-context.ts";
import { createLogger } from "#platform/logger.ts";
import { inTransaction as within } from "#platform/transaction.ts";
import { handed } from "#testing/test-config.ts";
import { createTestDatabase } from "#testing/test-database.ts";
import { issueInvoice } from "./issue-invoice.ts";

const database = await createTestDatabase();
const pool = openPool(database.address, { max: 8 });
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const world = {
  siteUrl: "",
  secret: "",
  reactions: {},
  log: createLogger("silent"),
  handed,
  // These events have no reactions here, so the queue is a stub.
  queue: { addReactions: async () => {} } as never,
  clock: () => new Date("2026-11-15T08:00:00Z"),
};

/** One issue in its own transaction; some are rolled back after they got a number. */
async function issue(isTakenBack: boolean, creditsId?: string) {
  await within(pool, async (db) => {
    const { ctx } = createContext(world, { db, actor: system, correlationId: "test" });
    await issueInvoice(ctx, {
      settings: sampleSettings,
      buyer: { name: "Thandi Mokoena", email: "thandi@example.com" },
      lines: [{ text: "A transfer", serviceOn: null, quantity: 1, unit: rand(350), vatCode: "EX12G" }],
      isTour: false,
      bookingId: null,
      organisationId: null,
      isAccount: false,
      ...(creditsId && { creditsId }),
    });
    if (isTakenBack) throw new Error("taken back");
  });
}

const numbers = async (kind: string) => {
  const { rows } = await pool.query("select number from invoices where kind = $1 order by number", [kind]);
  return rows.map(({ number }) => number);
};

test("forty parallel issues, a third of them rolled back, leave no gap and no duplicate; credit notes have their own series", async () => {
  const outcomes = await Promise.allSettled(Array.from({ length: 40 }, (_, at) => issue(at % 3 === 0)));
  const issued = outcomes.filter(({ status }) => status === "fulfilled").length;
  expect(issued).toBe(26);
  const expected = (series: string, count: number) =>
    Array.from({ length: count }, (_, at) => `${series}-2026-${String(at + 1).padStart(5, "0")}`);
  expect(await numbers("invoice")).toEqual(expected("INV", 26));
  const { rows } = await pool.query("select id from invoices limit 1");
  await Promise.all(Array.from({ length: 5 }, () => issue(false, rows[0].id)));
  expect(await numbers("credit_note")).toEqual(expected("CN", 5));
});
