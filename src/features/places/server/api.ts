import { bind } from "#platform/bind.ts";
import { placesContract } from "../contract.ts";
import { getGoogleMapsKey, type MapSettings } from "./get-google-maps-key.ts";
import { type PlaceSettings, suggestPlaces } from "./suggest-places.ts";

export const placesApi = (settings: MapSettings & PlaceSettings) =>
  bind(placesContract, { getGoogleMapsKey: getGoogleMapsKey(settings), suggestPlaces: suggestPlaces(settings) });
