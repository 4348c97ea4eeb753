import type { PlaceMatch } from "#design/fields/place-lookup.ts";

/** The map service's own search for addresses. Its script is loaded only when someone enters a location field. */

type Words = { readonly text: string };
type Details = { readonly displayName?: string | null; readonly formattedAddress?: string | null };
type Prediction = {
  readonly placeId: string;
  readonly text: Words;
  readonly mainText?: Words | null;
  readonly secondaryText?: Words | null;
  readonly types?: readonly string[];
  toPlace(): { fetchFields(request: object): Promise<{ readonly place: Details }> };
};
/** The generation of the library for which new keys are still issued. */
type PlacesLibrary = {
  readonly AutocompleteSessionToken: new () => object;
  readonly AutocompleteSuggestion: {
    fetchAutocompleteSuggestions(request: object): Promise<{
      readonly suggestions: readonly { readonly placePrediction?: Prediction | null }[];
    }>;
  };
};
type MapService = { importLibrary(name: "places"): Promise<PlacesLibrary> };

export type GooglePlaces = {
  readonly find: (text: string) => Promise<readonly PlaceMatch[]>;
  /** The whole address of a place that was found. */
  readonly addressOf: (id: string) => Promise<string | undefined>;
};

let loading: Promise<GooglePlaces> | undefined;

/** Once per page: a script that failed to load won’t load for the next field either. */
export function loadGooglePlaces(key: string): Promise<GooglePlaces> {
  loading ??= loadScript(key).then(async (service) => openPlaces(await service.importLibrary("places")));
  return loading;
}

const patienceMs = 10_000;
const announcement = "ctsMapsLoaded";
type Listening = { [announcement]?: () => void; google?: { maps?: Partial<MapService> } };

function loadScript(key: string): Promise<MapService> {
  const query = { key, libraries: "places", region: "ZA", language: "en", loading: "async", callback: announcement };
  return new Promise((resolve, reject) => {
    const fail = (what: string) => reject(new Error(`The script of the map service ${what}.`));
    const timer = setTimeout(fail, patienceMs, "did not answer");
    const page = window as Listening;
    page[announcement] = () => {
      clearTimeout(timer);
      const service = page.google?.maps;
      if (service?.importLibrary) resolve({ importLibrary: service.importLibrary.bind(service) });
      else fail("came without its libraries");
    };
    const script = document.createElement("script");
    script.src = `https://maps.googleapis.com/maps/api/js?${new URLSearchParams(query)}`;
    script.async = true;
    script.onerror = () => fail("did not load");
    document.head.append(script);
  });
}

/** South Africa, around Cape Town first. Without types both establishments and addresses are found. */
const where = {
  includedRegionCodes: ["za"],
  locationBias: { south: -34.5, north: -33.5, west: 18, east: 19 },
  region: "za",
  language: "en",
};
const fields = ["id", "formattedAddress", "displayName", "location", "types"];

function openPlaces({ AutocompleteSuggestion, AutocompleteSessionToken }: PlacesLibrary): GooglePlaces {
  // The keystrokes until a place is chosen are paid for as one search.
  let sessionToken = new AutocompleteSessionToken();
  const seen = new Map<string, Prediction>();
  return {
    find: async (input) => {
      const { suggestions } = await AutocompleteSuggestion.fetchAutocompleteSuggestions({
        input,
        sessionToken,
        ...where,
      });
      const predictions = suggestions.flatMap(({ placePrediction }) => placePrediction ?? []);
      for (const one of predictions) seen.set(one.placeId, one);
      return predictions.map(placeOf);
    },
    addressOf: async (id) => {
      const prediction = seen.get(id);
      if (!prediction) return undefined;
      sessionToken = new AutocompleteSessionToken();
      return prediction
        .toPlace()
        .fetchFields({ fields })
        .then(({ place }) => wholeAddress(place) ?? prediction.text.text)
        .catch(() => prediction.text.text);
    },
  };
}

const placeOf = ({ placeId, text, mainText, secondaryText, types = [] }: Prediction): PlaceMatch => ({
  id: placeId,
  name: mainText?.text ?? text.text,
  area: secondaryText?.text ?? "",
  kind: kinds.find(([type]) => types.includes(type))?.[1] ?? "address",
});

const kinds = [
  ["airport", "airport"],
  ["train_station", "station"],
  ["winery", "wine"],
  ["tourist_attraction", "attraction"],
  ["lodging", "business"],
  ["establishment", "business"],
] as const;

/** A driver looks for the name of a hotel, and a price for its suburb. */
function wholeAddress({ displayName, formattedAddress }: Details): string | undefined {
  if (!formattedAddress) return displayName ?? undefined;
  if (!displayName || formattedAddress.startsWith(displayName)) return formattedAddress;
  return `${displayName}, ${formattedAddress}`;
}
