import { bind } from "#platform/bind.ts";
import { invoiceStatementContract } from "../contract.ts";
import { accountStatement, accountStatementFile, invoiceAccounts, sendAccountStatement } from "./account-statement.ts";

export const invoiceStatementApi = bind(invoiceStatementContract, {
  invoiceAccounts,
  accountStatement: accountStatement,
  accountStatementFile,
  sendAccountStatement: sendAccountStatement,
});
