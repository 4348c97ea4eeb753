import { useEffect, useState } from "react";
import type { PlaceMatch, PlaceSearch, SearchStatus } from "#design/fields/place-lookup.ts";
import { callApi } from "#platform/browser/call-api.ts";
import { reportError } from "#platform/browser/report-error.ts";
import type { GooglePlaces } from "./use-google-places.ts";

/** Once per page, however many fields there are. */
let input: Promise<string | null> | undefined;

async function mapsKey(): Promise<string | null> {
  const { placesContract } = await import("../contract.ts");
  return (await callApi(placesContract.getGoogleMapsKey, {})).apiKey;
}

/**
 * Where addresses are looked up: with the map service if the company has one, else in our own list of places, which
 * serves as well. Only where neither answers is the search unavailable; an address can be typed all the same.
 */
export function usePlaceSearch(): PlaceSearch {
  const [status, setStatus] = useState<SearchStatus>("loading");
  const [key, setKey] = useState<string | null>(null);
  const [google, setGoogle] = useState<GooglePlaces>();
  useEffect(() => {
    let isCurrent = true;
    input ??= mapsKey();
    input
      .then(
        (row): [string | null, SearchStatus] => [row, "ready"],
        async (error: unknown): Promise<[string | null, SearchStatus]> => {
          input = undefined;
          reportError(error);
          return [null, await ownStatus()];
        },
      )
      .then(([result, next]) => {
        if (!isCurrent) return;
        setKey(result);
        setStatus(next);
      });
    return () => {
      isCurrent = false;
    };
  }, []);
  const enter = async () => {
    if (status === "unavailable") return setStatus(await ownStatus());
    if (!key || google || status !== "ready") return;
    setStatus("loading");
    try {
      const { loadGooglePlaces } = await import("./use-google-places.ts");
      setGoogle(await loadGooglePlaces(key));
    } catch (error) {
      // A script that did not come: our own list serves.
      reportError(error);
    }
    setStatus("ready");
  };
  const findOurs = async (text: string, signal: AbortSignal) => {
    try {
      const places = await knownPlaces(text, signal);
      setStatus((before) => (before === "unavailable" ? "ready" : before));
      return places;
    } catch (error) {
      if (!signal.aborted) setStatus("unavailable");
      throw error;
    }
  };
  const find = async (text: string, signal: AbortSignal): Promise<readonly PlaceMatch[]> => {
    if (!google) return findOurs(text, signal);
    try {
      return await google.find(text);
    } catch (error) {
      // The key has expired or is refused: our own list takes over.
      reportError(error);
      setGoogle(undefined);
      setKey(null);
      return findOurs(text, signal);
    }
  };
  return { status, enter, find, addressOf: google?.addressOf };
}

/** Whether our own list answers, tried with a name that is in it. */
const ownStatus = (): Promise<SearchStatus> =>
  knownPlaces("Cape Town").then(
    () => "ready",
    () => "unavailable",
  );

/** Our own list of places: towns, suburbs, sights, hotels and guesthouses by name. */
async function knownPlaces(text: string, signal?: AbortSignal): Promise<readonly PlaceMatch[]> {
  const { placesContract } = await import("../contract.ts");
  const request = { text: text.slice(0, 100) };
  return (await callApi(placesContract.suggestPlaces, request, signal ? { signal } : {})).places;
}
