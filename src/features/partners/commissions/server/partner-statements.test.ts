import { expect, test } from "vitest";
import { aStatement } from "#testing/builders/partners/a-statement.ts";
import { asHotel } from "#testing/builders/people/a-hotel.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { partnerStatements } from "./partner-statements.ts";

test("our team lists the statements of one partner or of all", () =>
  inTransaction(async (ctx) => {
    const [one, other] = [await asHotel(ctx, { name: "One" }), await asHotel(ctx)];
    const { statementId: id } = await aStatement(ctx, one.hotelId);
    await aStatement(ctx, other.hotelId);
    expect((await partnerStatements(ctx, {})).value.statements.length).toBeGreaterThanOrEqual(2);
    expect(await partnerStatements(ctx, { organisation_id: one.hotelId })).toMatchObject({
      value: {
        statements: [{ id, partner: "One", month: "2026-11-01", total_cents: 100_000, lines: 1, payout_state: null }],
      },
    });
  }));
