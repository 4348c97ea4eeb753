import { expect, test } from "vitest";
import {
  anAccountWithInvoices as anAccount,
  thandisStatement as thandi,
} from "#testing/builders/money/an-account-with-invoices.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { accountStatementFile } from "./account-statement-file.ts";
import { sendAccountStatement } from "./send-account-statement.ts";

test("is a PDF, and is emailed to its buyer", () =>
  inTransaction(async (transaction, world) => {
    const ctx = await askingAs(transaction, { email: "office@example.com", roles: ["admin"] });
    await anAccount(ctx);
    const file = await accountStatementFile(ctx, { ...thandi, format: "pdf" });
    expect(file.ok && Buffer.from(file.value.content, "base64").subarray(0, 5).toString()).toBe("%PDF-");
    expect(await sendAccountStatement(ctx, thandi)).toMatchObject({ value: { email: "thandi@example.com" } });
    expect(world.emails).toMatchObject([
      {
        to: "thandi@example.com",
        subject: "Account statement, 1 Oct 2026 to 31 Oct 2026",
        attachments: [{ name: "statement-2026-10-01-2026-10-31.pdf" }],
      },
    ]);
  }));
