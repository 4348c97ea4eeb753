import { suggestPlaces as findPlaces } from "#domain/geography/find-place.ts";
import { accept } from "#domain/result.ts";

/** What the list of places offers for a text that is being typed. */
export async function suggestPlaces(_ctx: unknown, { text }: { readonly text: string }) {
  const places = findPlaces(text).map(({ id, name, kind, area }) => ({ id, name, kind, area }));
  return accept({ places });
}
