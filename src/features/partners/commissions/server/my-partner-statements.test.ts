import { expect, test } from "vitest";
import { aStatement } from "#testing/builders/partners/a-statement.ts";
import { asHotel } from "#testing/builders/people/a-hotel.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { myPartnerStatements } from "./my-partner-statements.ts";

test("a partner sees only its own statements", () =>
  inTransaction(async (ctx) => {
    const [mine, theirs] = [await asHotel(ctx), await asHotel(ctx)];
    const { statementId } = await aStatement(ctx, mine.hotelId);
    await aStatement(ctx, theirs.hotelId);
    const result = await myPartnerStatements(mine, {});
    expect(result).toMatchObject({ value: { statements: [{ id: statementId }], next: null } });
  }));
