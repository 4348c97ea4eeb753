import { accept } from "#domain/result.ts";

export type MapSettings = { readonly googleMapsKey: string | null };

/** The key is public by nature: the map service itself limits which sites may use it. */
export const getGoogleMapsKey =
  ({ googleMapsKey }: MapSettings) =>
  async () =>
    accept({ apiKey: googleMapsKey });
