import { expect, test } from "vitest";
import { newId } from "#platform/ids.ts";
import { aStatement } from "#testing/builders/partners/a-statement.ts";
import { asHotel } from "#testing/builders/people/a-hotel.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { readStatement } from "./read-statement.ts";

test("a statement comes with its lines", () =>
  inTransaction(async (ctx) => {
    const { hotelId } = await asHotel(ctx);
    const { statementId: statement_id, reference } = await aStatement(ctx, hotelId);
    expect(await readStatement(ctx, { statement_id })).toMatchObject({
      value: { lines: [{ reference, base_cents: 1_000_000, rate: 0.1, amount_cents: 100_000, dispute: null }] },
    });
    expect(await readStatement(ctx, { statement_id: newId() })).toMatchObject({ reason: "not_found" });
  }));
