import { bind } from "#platform/bind.ts";
import { reportContract } from "../contract.ts";
import { reportFile } from "./report-file.ts";

export const reportApi = bind(reportContract, { reportFile });
