import { bind } from "#platform/bind.ts";
import { figuresContract } from "../contract.ts";
import { analyticsFile } from "./analytics-file.ts";
import { figureEntries } from "./figure-entries.ts";
import { figureEntriesFile } from "./figure-entries-file.ts";
import { readAnalytics } from "./read-analytics.ts";

export const figuresApi = bind(figuresContract, { readAnalytics, analyticsFile, figureEntries, figureEntriesFile });
