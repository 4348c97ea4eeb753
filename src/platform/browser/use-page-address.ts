import { useContext } from "react";
import { UNSAFE_DataRouterContext as RouterContext, useSearchParams } from "react-router";

type Changes = Readonly<Record<string, string>>;

/** The view is in the address, so that it can be sent to a colleague and Back works. */
export function usePageAddress() {
  const [params, setParams] = useSearchParams();
  const newest = useNewestQuery(params);
  const change = (changes: Changes, isReplaced: boolean) => {
    const { query, isOnItsWay } = newest();
    // A place that is on its way to the history is not taken out of it again by a filter.
    setParams(changed(query, changes), { replace: isReplaced && !isOnItsWay, preventScrollReset: true });
  };
  return {
    read: (name: string) => params.get(name) ?? "",
    /** A filter: typing must not fill the history. */
    filter: (changes: Changes) => change(changes, true),
    /** A place: Back leads here. */
    go: (changes: Changes) => change(changes, false),
    /** A tab: what another one was filtered by is left behind. */
    goTo: (next: Changes) => setParams({ ...next }, { preventScrollReset: true }),
  };
}

/**
 * The address as it is now or will be in a moment. A page is drawn from it some time after a press, and what is pressed
 * until then must build on it and not on the address as it was drawn: a search would close the row just opened.
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

/** A parameter without a value is left out of the address. */
export function changed(before: URLSearchParams, changes: Changes): URLSearchParams {
  const after = new URLSearchParams(before);
  for (const [name, value] of Object.entries(changes)) {
    if (value) after.set(name, value);
    else after.delete(name);
  }
  return after;
}
