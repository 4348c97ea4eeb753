import { bind } from "#platform/bind.ts";
import { pricingContract } from "../contract.ts";
import { listTariffs } from "./list-tariffs.ts";
import { previewTariff } from "./preview-tariff.ts";
import { readTariff } from "./read-tariff.ts";
import { retireTariff } from "./retire-tariff.ts";
import { saveTariff } from "./save-tariff.ts";

export const pricingApi = bind(pricingContract, { listTariffs, readTariff, saveTariff, retireTariff, previewTariff });
