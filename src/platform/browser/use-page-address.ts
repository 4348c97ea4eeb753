import { useContext } from "react";
import { UNSAFE_DataRouterContext as RouterContext, useSearchParams } from "react-router";

type Changes = Readonly<Record<string, string>>;

/** The view is in the address, so it can be shared and Back works. */
export function usePageAddress() {
  const [params, setParams] = useSearchParams();
  const newest = useNewestQuery(params);
  const change = (changes: Changes, isReplaced: boolean) => {
    const { query, isOnItsWay } = newest();
    // A filter must not remove a page from the history that is just being added.
    setParams(changed(query, changes), { replace: isReplaced && !isOnItsWay, preventScrollReset: true });
  };
  return {
    read: (name: string) => params.get(name) ?? "",
    /** A filter: typing must not fill the history. */
    filter: (changes: Changes) => change(changes, true),
    /** A page: Back returns to it. */
    go: (changes: Changes) => change(changes, false),
    /** A tab: other tabs’ filters are dropped. */
    goTo: (next: Changes) => setParams({ ...next }, { preventScrollReset: true }),
  };
}

/**
 * The address as it is or is about to be. The page renders from it some time after a press, and further presses must
 * build on the pending address: a search would otherwise close the row just opened.
 */
export function useNewestQuery(drawn: URLSearchParams) {
  const router = useContext(RouterContext)?.router;
  return () => {
    if (!router) return { query: drawn, isOnItsWay: false };
    const { location, navigation } = router.state;
    const next = navigation.location ?? location;
    return { query: new URLSearchParams(next.search), isOnItsWay: navigation.state !== "idle" };
  };
}

/** Parameters without a value are left out. */
export function changed(before: URLSearchParams, changes: Changes): URLSearchParams {
  const after = new URLSearchParams(before);
  for (const [name, value] of Object.entries(changes)) {
    if (value) after.set(name, value);
    else after.delete(name);
  }
  return after;
}
