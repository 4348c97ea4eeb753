/**
 * A browser's history that keeps its entries in a list; as in a browser, navigation events come a moment
 * later.
 */
export function keptHistory(): Pick<History, "state" | "pushState" | "replaceState" | "back" | "forward" | "length"> {
  const states: unknown[] = [null];
  let at = 0;
  const go = (by: 1 | -1) => {
    if (at + by < 0 || at + by >= states.length) return;
    at += by;
    const state = states[at];
    setTimeout(() => dispatchEvent(Object.assign(new Event("popstate"), { state })));
  };
  return {
    get state() {
      return states[at];
    },
    get length() {
      return states.length;
    },
    pushState: (state) => {
      at += 1;
      states.splice(at, states.length, state);
    },
    replaceState: (state) => {
      states[at] = state;
    },
    back: () => go(-1),
    forward: () => go(1),
  };
}
