import { bind } from "#platform/bind.ts";
import { invoiceStatementContract } from "../statement-contract.ts";
import { listAccounts, readStatementFile, sendStatement, showStatement } from "./show-statement.ts";

export const invoiceStatementApi = bind(invoiceStatementContract, {
  invoiceAccounts: listAccounts,
  accountStatement: showStatement,
  accountStatementFile: readStatementFile,
  sendAccountStatement: sendStatement,
});
