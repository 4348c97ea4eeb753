import { bind } from "#platform/bind.ts";
import { figuresApi } from "../analytics/server/api.ts";
import { revenueContract } from "../contract.ts";
import { missedApi } from "../missed/server/api.ts";
import { promisesApi } from "../promises/server/api.ts";
import { reportApi } from "../report/server/api.ts";
import { providerPayables } from "./provider-payables.ts";
import { providerPayablesFile } from "./provider-payables-file.ts";
import { readRevenue } from "./read-revenue.ts";
import { revenueEntries } from "./revenue-entries.ts";
import { revenueEntriesFile } from "./revenue-entries-file.ts";
import { revenueFile } from "./revenue-file.ts";
import { revenueForecast } from "./revenue-forecast.ts";
import { revenueForecastFile } from "./revenue-forecast-file.ts";

export const revenueApi = [
  ...bind(revenueContract, {
    readRevenue,
    revenueFile,
    revenueEntries,
    revenueEntriesFile,
    revenueForecast,
    providerPayables,
    revenueForecastFile,
    providerPayablesFile,
  }),
  ...figuresApi,
  ...missedApi,
  ...promisesApi,
  ...reportApi,
];
