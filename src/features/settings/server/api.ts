import { bind } from "#platform/bind.ts";
import { settingsContract } from "../contract.ts";
import { ratesContract } from "../rates-contract.ts";
import { exchangeRates } from "./exchange-rates.ts";
import { readSettings } from "./read-settings.ts";
import { saveSettings } from "./save-settings.ts";

export const settingsApi = [
  ...bind(settingsContract, { readSettings, saveSettings }),
  ...bind(ratesContract, { exchangeRates }),
];
