import { expect, test } from "vitest";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { aDrivenTrip, aPaidDriver, aPaidRun, aPayRule, aPayRun } from "#testing/builders/money/a-paid-driver.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { wordsOn } from "#testing/pdf-text.ts";
import { gatherStatement } from "./draw-statement.ts";
import { PayStatementPdf } from "./emails/pay-statement-pdf.tsx";
import { myPayStatement } from "./my-pay-statement.ts";
import { payStatementFile } from "./pay-statement-file.ts";
import { readPayRun } from "./read-pay-run.ts";
import { findStatement } from "./views.ts";

test("a driver can download their own paid statement, and no one else’s", () =>
  inTransaction(async (ctx) => {
    await aPayRule(ctx);
    const team = await asTeam(ctx, "admin");
    const driver = await aPaidDriver(ctx);
    const { reference } = await aDrivenTrip(ctx, driver);
    const statementOf = async (run_id: string) => {
      const payRun = await readPayRun(team, { run_id });
      return { statement_id: payRun.ok ? (payRun.value.statements[0]?.id ?? "") : "" };
    };
    const paid = await statementOf(await aPaidRun(team));
    const file = await myPayStatement(driver.asking, paid);
    if (!file.ok) throw new Error(file.reason);
    const statement = await findStatement(ctx.db, paid.statement_id);
    const text = statement ? wordsOn(PayStatementPdf({ pdf: await gatherStatement(ctx, statement) })).join(" ") : "";
    expect(Buffer.from(file.value.content, "base64").subarray(0, 5).toString()).toBe("%PDF-");
    for (const word of ["Pay statement", "Sipho Ndlovu", reference, "R100.00", "EFT 4711"])
      expect(text).toContain(word);

    const other = await aPaidDriver(ctx, { email: "other@example.com" });
    expect(await myPayStatement(other.asking, paid)).toMatchObject({ reason: "not_found" });
    await aDrivenTrip(ctx, driver, { hoursAgo: 48 });
    const draft = await statementOf(await aPayRun(team));
    expect(await myPayStatement(driver.asking, draft)).toMatchObject({ reason: "not_found" });
    expect(await payStatementFile(team, draft)).toMatchObject({ value: { type: "application/pdf" } });
  }));
