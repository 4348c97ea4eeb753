import { createContext, useContext } from "react";

export type SearchStatus = "loading" | "ready" | "unavailable";

export type PlaceMatch = { readonly id: string; readonly name: string; readonly area: string; readonly kind: string };

export type PlaceSearch = {
  readonly status: SearchStatus;
  /** The field was entered: what is loaded only then is loaded now. */
  readonly enter: () => void;
  readonly find: (text: string, signal: AbortSignal) => Promise<readonly PlaceMatch[]>;
  /** The whole address of a place that was found, where the search knows more than its name. */
  readonly addressOf?: ((id: string) => Promise<string | undefined>) | undefined;
};

/** How places are searched. The outermost route provides it; without one an address is typed. */
export const PlaceLookup = createContext(
  (): PlaceSearch => ({ status: "unavailable", enter: () => undefined, find: async () => [] }),
);

/** The search for one field. */
export const usePlaceLookup = (): PlaceSearch => {
  const useSearch = useContext(PlaceLookup);
  return useSearch();
};
