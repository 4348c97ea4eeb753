import { bind } from "#platform/bind.ts";
import { settingsContract } from "../contract.ts";
import { readSettings } from "./read-settings.ts";
import { saveSettings } from "./save-settings.ts";

export const settingsApi = bind(settingsContract, { readSettings, saveSettings });
