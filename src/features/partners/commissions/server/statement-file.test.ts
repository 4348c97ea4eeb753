import { expect, test } from "vitest";
import { newId } from "#platform/ids.ts";
import { aStatement } from "#testing/builders/partners/a-statement.ts";
import { asHotel } from "#testing/builders/people/a-hotel.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { wordsOn } from "#testing/pdf-text.ts";
import { describeStatement } from "./describe-statement.ts";
import { PartnerStatementPdf } from "./emails/partner-statement-pdf.tsx";
import { statementFile } from "./statement-file.ts";
import { findCompany, findSettings, findStatement } from "./statement-views.ts";

test("a statement can be downloaded as a PDF and as a table, with the same amounts", () =>
  inTransaction(async (ctx) => {
    const { hotelId } = await asHotel(ctx);
    const { statementId: statement_id, reference } = await aStatement(ctx, hotelId, [123_450]);
    const read = async (format: "pdf" | "csv") => {
      const file = await statementFile(ctx, { statement_id, format });
      return file.ok ? Buffer.from(file.value.content, "base64") : Buffer.from("");
    };
    const csv = (await read("csv")).toString();
    expect(csv).toContain("Booking,Passenger");
    expect(csv).toContain(`${reference},Thandi Mokoena,Airport Transfer`);
    expect(csv).toContain("1234.50,10,123.45");
    expect((await read("pdf")).subarray(0, 5).toString()).toBe("%PDF-");
    const statement = await findStatement(ctx.db, statement_id);
    if (!statement) throw new Error("No statement.");
    const [company, settings] = [await findCompany(ctx.db), await findSettings(ctx.db)];
    const words = wordsOn(
      PartnerStatementPdf({ pdf: { ...(await describeStatement(ctx, statement)), company, settings } }),
    );
    expect(words.join(" ")).toContain(`${reference}, Thandi Mokoena R1\u00a0234.50 10% R123.45`);
    const unknown = await statementFile(ctx, { statement_id: newId(), format: "pdf" });
    expect(unknown).toMatchObject({ reason: "not_found" });
  }));
