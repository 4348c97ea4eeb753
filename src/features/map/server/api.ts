import { bind } from "#platform/bind.ts";
import { mapContract } from "../contract.ts";
import { type MapSettings, readMapSettings } from "./read-map-settings.ts";

export const mapApi = (settings: MapSettings) => bind(mapContract, { readMapSettings: readMapSettings(settings) });
