import { bind } from "#platform/bind.ts";
import { placesContract } from "../contract.ts";
import { getGoogleMapsKey, type MapSettings } from "./get-google-maps-key.ts";
import { suggestPlaces } from "./suggest-places.ts";

export const placesApi = (settings: MapSettings) =>
  bind(placesContract, { getGoogleMapsKey: getGoogleMapsKey(settings), suggestPlaces });
