import { expect, test } from "vitest";
import { someMissed } from "#testing/builders/money/some-missed.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { missedEntries } from "./missed-entries.ts";

const input = { from: "2026-10-03", until: "2026-11-20", service: "", after: undefined } as const;

test("a row opens its entries, even if the pickup is unknown", () =>
  inTransaction(async (ctx) => {
    await someMissed(ctx);
    const { value } = await missedEntries(ctx, { ...input, by: "area", key: "Sea Point" });
    expect(value.entries).toMatchObject([{ asked_on: "2026-10-05", reason: "no_vehicle", total_cents: 50_000 }]);
    const unknown = await missedEntries(ctx, { ...input, by: "area", key: "" });
    expect(unknown.value.entries).toMatchObject([{ asked_on: "2026-11-03", reason: "not_booked", vehicle: "Sedan" }]);
  }));
