import { bind } from "#platform/bind.ts";
import { statementsContract } from "../contract.ts";
import { answerLineDispute } from "./answer-line-dispute.ts";
import { disputeLine } from "./dispute-line.ts";
import { issueStatements } from "./issue-statements.ts";
import { myPartnerStatement } from "./my-partner-statement.ts";
import { myPartnerStatementFile } from "./my-partner-statement-file.ts";
import { myPartnerStatements } from "./my-partner-statements.ts";
import { partnerStatements } from "./partner-statements.ts";
import { readStatement } from "./read-statement.ts";
import { statementFile } from "./statement-file.ts";

export const statementsApi = bind(statementsContract, {
  partnerStatements,
  readStatement,
  issueStatements,
  statementFile,
  answerLineDispute,
  myPartnerStatements,
  myPartnerStatement,
  myPartnerStatementFile,
  disputeLine,
});
