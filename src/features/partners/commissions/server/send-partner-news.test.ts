import { expect, test } from "vitest";
import { aStatement } from "#testing/builders/partners/a-statement.ts";
import { asHotel } from "#testing/builders/people/a-hotel.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { sendStatementIssued } from "./send-partner-news.ts";

test("owners get their statement as PDF and CSV", () =>
  inTransaction(async (ctx, world) => {
    const { hotelId, email } = await asHotel(ctx);
    const { statementId } = await aStatement(ctx, hotelId);
    await sendStatementIssued(ctx, { type: "partner.statement_issued", statementId });
    const [news] = world.emails;
    expect(news).toMatchObject({ to: email, template: "partner-news" });
    expect(news?.attachments?.map(({ type }) => type)).toEqual(["application/pdf", "text/csv;charset=utf-8"]);
  }));
