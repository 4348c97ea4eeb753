import { expect, test } from "vitest";
import { newId } from "#platform/ids.ts";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { writeProvider } from "#testing/builders/dispatch/a-provider.ts";
import { aDrivenTrip, anotherDriver, aPayRun } from "#testing/builders/money/a-paid-driver.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { wordsOn } from "#testing/pdf-text.ts";
import { gatherStatement } from "./draw-statement.ts";
import { PayStatementPdf } from "./emails/pay-statement-pdf.tsx";
import { payStatementFile } from "./pay-statement-file.ts";
import { readPayRun } from "./read-pay-run.ts";
import { findStatement } from "./views.ts";

test("a provider’s statement names the drivers, and says that it is not paid yet", () =>
  inTransaction(async (ctx) => {
    const team = await asTeam(ctx, "admin");
    const { providerId } = await writeProvider(ctx);
    await aDrivenTrip(ctx, await anotherDriver(ctx, { providerId }), { agreedCents: 70_000 });
    const run = await readPayRun(team, { run_id: await aPayRun(team) });
    const statement_id = run.ok ? (run.value.statements[0]?.id ?? "") : "";
    const file = await payStatementFile(team, { statement_id });
    if (!file.ok) throw new Error(file.reason);
    const statement = await findStatement(ctx.db, statement_id);
    const text = statement ? wordsOn(PayStatementPdf({ pdf: await gatherStatement(ctx, statement) })).join(" ") : "";
    expect(Buffer.from(file.value.content, "base64").subarray(0, 5).toString()).toBe("%PDF-");
    for (const word of ["Table Bay Drivers", "Sipho Ndlovu", "R700.00", "Not paid yet"]) expect(text).toContain(word);
    expect(await payStatementFile(team, { statement_id: newId() })).toMatchObject({ reason: "not_found" });
  }));
