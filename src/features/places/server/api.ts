import { bind } from "#platform/bind.ts";
import { placesContract } from "../contract.ts";
import { getGoogleMapsKey } from "./get-google-maps-key.ts";
import { suggestPlaces } from "./suggest-places.ts";

export const placesApi = bind(placesContract, { getGoogleMapsKey, suggestPlaces });
