/** The map service's own search for addresses. Its script is loaded only when somebody enters a location field. */

export type FoundPlace = { readonly id: string; readonly name: string; readonly area: string; readonly kind: string };

type Prediction = {
  readonly place_id: string;
  readonly description: string;
  readonly structured_formatting?: { readonly secondary_text?: string };
};
type Details = { readonly name?: string; readonly formatted_address?: string };
type PlacesLibrary = {
  AutocompleteService: new () => {
    getPlacePredictions(request: object): Promise<{ predictions: readonly Prediction[] }>;
  };
  PlacesService: new (
    box: HTMLElement,
  ) => { getDetails(request: object, hear: (place: Details | null, status: string) => void): void };
};

export type GooglePlaces = {
  readonly find: (text: string) => Promise<readonly FoundPlace[]>;
  /** The whole address of a place that was found. */
  readonly addressOf: (id: string) => Promise<string | undefined>;
};

let loading: Promise<GooglePlaces> | undefined;

export function loadGooglePlaces(key: string): Promise<GooglePlaces> {
  loading ??= loadScript(key).then(openPlaces);
  return loading;
}

function loadScript(key: string): Promise<void> {
  const query = new URLSearchParams({ key, libraries: "places", region: "ZA", language: "en" });
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = `https://maps.googleapis.com/maps/api/js?${query}`;
    script.async = true;
    script.onload = () => resolve();
    script.onerror = () => reject(new Error("The script of the map service did not load."));
    document.head.append(script);
  });
}

/** Around Cape Town first, but not there only. */
const bounds = { south: -34.5, north: -33.5, west: 18, east: 19 };
const fields = ["place_id", "formatted_address", "name", "geometry", "types"];

function openPlaces(): GooglePlaces {
  const { AutocompleteService, PlacesService } = placesLibrary();
  const search = new AutocompleteService();
  const details = new PlacesService(document.createElement("div"));
  return {
    find: async (input) => {
      const { predictions } = await search.getPlacePredictions({
        input,
        types: ["establishment", "geocode"],
        componentRestrictions: { country: "ZA" },
        bounds,
      });
      return predictions.map((one) => ({
        id: one.place_id,
        name: one.description,
        area: one.structured_formatting?.secondary_text ?? "",
        kind: "address",
      }));
    },
    addressOf: (placeId) =>
      new Promise((resolve) => details.getDetails({ placeId, fields }, (place) => resolve(place?.formatted_address))),
  };
}

function placesLibrary(): PlacesLibrary {
  const found = (window as { google?: { maps?: { places?: PlacesLibrary } } }).google?.maps?.places;
  if (!found) throw new Error("The map service came without its places.");
  return found;
}
