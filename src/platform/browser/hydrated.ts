import { useSyncExternalStore } from "react";
import { useSearchParams } from "react-router";

const never = () => () => {};
const nothing = new URLSearchParams();

/** False on the server and during the first render in the browser. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** The visitor's query, empty until hydration because cached HTML is shared by all queries. */
export function useQueryParams(): URLSearchParams {
  const [params] = useSearchParams();
  return useHydrated() ? params : nothing;
}
