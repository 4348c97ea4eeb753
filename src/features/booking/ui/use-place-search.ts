import { useEffect, useState } from "react";
import { callApi } from "#platform/browser/call-api.ts";
import { reportError } from "#platform/browser/report-error.ts";
import type { FoundPlace, GooglePlaces } from "./use-google-places.ts";

export type SearchStatus = "loading" | "ready" | "unavailable";

/** Asked once for a page, however many fields there are. */
let asked: Promise<string | null> | undefined;

async function mapsKey(): Promise<string | null> {
  const { placesContract } = await import("#features/places/contract.ts");
  return (await callApi(placesContract.getGoogleMapsKey, {})).apiKey;
}

/**
 * Where addresses are looked up: with the map service if the company has one, else in our own list of places, which the
 * customer need not know about. Whatever fails, an address can be typed.
 */
export function usePlaceSearch() {
  const [status, setStatus] = useState<SearchStatus>("loading");
  const [key, setKey] = useState<string | null>(null);
  const [google, setGoogle] = useState<GooglePlaces>();
  useEffect(() => {
    let isCurrent = true;
    asked ??= mapsKey();
    asked
      .catch((error: unknown) => {
        asked = undefined;
        reportError(error);
        return null;
      })
      .then((found) => {
        if (!isCurrent) return;
        setKey(found);
        setStatus(found ? "ready" : "unavailable");
      });
    return () => {
      isCurrent = false;
    };
  }, []);
  const enter = async () => {
    if (!key || google || status !== "ready") return;
    setStatus("loading");
    try {
      const { loadGooglePlaces } = await import("./use-google-places.ts");
      setGoogle(await loadGooglePlaces(key));
      setStatus("ready");
    } catch (error) {
      reportError(error);
      setStatus("unavailable");
    }
  };
  const find = async (text: string, signal: AbortSignal): Promise<readonly FoundPlace[]> => {
    if (!google) return knownPlaces(text, signal);
    try {
      return await google.find(text);
    } catch (error) {
      // A key that ran out or is refused: ours goes on where theirs stops.
      reportError(error);
      setGoogle(undefined);
      setStatus("unavailable");
      return knownPlaces(text, signal);
    }
  };
  return { status, enter, find, addressOf: google?.addressOf };
}

async function knownPlaces(text: string, signal: AbortSignal): Promise<readonly FoundPlace[]> {
  const { placesContract } = await import("#features/places/contract.ts");
  return (await callApi(placesContract.suggestPlaces, { text: text.slice(0, 100) }, { signal })).places;
}
