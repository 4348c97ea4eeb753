import { bind } from "#platform/bind.ts";
import { payRunsContract } from "../contract.ts";
import { approvePayRun } from "./approve-pay-run.ts";
import { cancelPayRun } from "./cancel-pay-run.ts";
import { draftPayRun } from "./draft-pay-run.ts";
import { markPayRunPaid } from "./mark-pay-run-paid.ts";
import { myPayStatement } from "./my-pay-statement.ts";
import { payRunFile } from "./pay-run-file.ts";
import { payRuns } from "./pay-runs.ts";
import { payStatementFile } from "./pay-statement-file.ts";
import { readPayRun } from "./read-pay-run.ts";

export const payRunsApi = bind(payRunsContract, {
  payRuns,
  readPayRun,
  draftPayRun,
  approvePayRun,
  markPayRunPaid,
  cancelPayRun,
  payRunFile,
  payStatementFile,
  myPayStatement,
});
