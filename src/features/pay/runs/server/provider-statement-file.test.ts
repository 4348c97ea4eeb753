import { expect, test } from "vitest";
import type { Context } from "#platform/context.ts";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { writeProvider } from "#testing/builders/dispatch/a-provider.ts";
import { aPaidRun } from "#testing/builders/money/a-paid-driver.ts";
import { aProviderAsking } from "#testing/builders/money/a-provider-with-trips.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { providerEarnings } from "../../provider-portal/server/provider-earnings.ts";
import { providerStatementFile } from "./provider-statement-file.ts";

async function read(ctx: Context) {
  const answer = await providerEarnings(ctx);
  if (!answer.ok) throw new Error(answer.reason);
  return answer.value;
}

test("paid items are no longer open, and only this provider can download the statement", () =>
  inTransaction(async (ctx) => {
    const { asking } = await aProviderAsking(ctx);
    await aPaidRun(await asTeam(ctx, "admin"));
    const after = await read(asking);
    expect(after).toMatchObject({ open_cents: 0, paid_this_year_cents: 180_000 });
    expect(new Set(after.items.map(({ state }) => state))).toEqual(new Set(["paid"]));
    const chosen = { statement_id: after.statements[0]?.id ?? "" };
    expect(await providerStatementFile(asking, chosen)).toMatchObject({ value: { type: "application/pdf" } });
    const other = await writeProvider(ctx, { name: "Another provider" });
    expect(await providerStatementFile(other.asking, chosen)).toMatchObject({ reason: "not_found" });
    expect(await read(other.asking)).toMatchObject({ items: [], statements: [], open_cents: 0 });
  }));
