import { bind } from "#platform/bind.ts";
import { mapContract } from "../contract.ts";
import { readMapSettings } from "./read-map-settings.ts";

export const mapApi = bind(mapContract, { readMapSettings });
