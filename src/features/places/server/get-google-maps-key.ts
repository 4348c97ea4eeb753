import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";

export type MapSettings = { readonly googleMapsKey: string | null };

/** The key is public by nature: the map service itself limits which sites may use it. */
export const getGoogleMapsKey = ({ googleMapsKey }: MapSettings) => {
  let isLogged = googleMapsKey !== null;
  return async ({ log }: Pick<Context, "log">) => {
    // Once: anyone who wonders why no addresses come from the map service finds the reason, and the log stays readable.
    if (!isLogged) log.warn("there is no key for the map service; our own list of places serves");
    isLogged = true;
    return accept({ apiKey: googleMapsKey });
  };
};
