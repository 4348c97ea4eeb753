import { bind } from "#platform/bind.ts";
import { travellersContract } from "../contract.ts";
import { importTravellers } from "./import-travellers.ts";
import { listTravellers } from "./list-travellers.ts";
import { previewTravellerImport } from "./preview-traveller-import.ts";
import { saveTraveller } from "./save-traveller.ts";

export const travellersApi = bind(travellersContract, {
  listTravellers,
  saveTraveller,
  previewTravellerImport,
  importTravellers,
});
