import { bind } from "#platform/bind.ts";
import { missedContract } from "../contract.ts";
import { missedEntries } from "./missed-entries.ts";
import { missedFile } from "./missed-file.ts";
import { missedSales } from "./missed-sales.ts";

export const missedApi = bind(missedContract, { missedSales, missedEntries, missedFile });
