import { bind } from "#platform/bind.ts";
import { healthContract } from "../contract.ts";
import { reportBrowserError } from "./report-browser-error.ts";

export const healthApi = bind(healthContract, { reportBrowserError });
