import { bind } from "#platform/bind.ts";
import { invoiceStatementContract } from "../contract.ts";
import { accountStatement } from "./account-statement.ts";
import { accountStatementFile } from "./account-statement-file.ts";
import { invoiceAccounts } from "./invoice-accounts.ts";
import { myStatement } from "./my-statement.ts";
import { organisationStatement } from "./organisation-statement.ts";
import { sendAccountStatement } from "./send-account-statement.ts";

export const invoiceStatementApi = bind(invoiceStatementContract, {
  invoiceAccounts,
  accountStatement,
  accountStatementFile,
  sendAccountStatement,
  myStatement,
  organisationStatement,
});
