import { isOwnPath } from "../text/own-path.ts";

export type Redirect = { readonly from: string; readonly to: string };

/** A path as redirects are kept: small letters, no slash at the end, no question. */
export const normalPath = (path: string): string =>
  path
    .trim()
    .replace(/[?#].*$/s, "")
    .toLowerCase()
    .replace(/(.)\/+$/, "$1");

/** A redirect may lead to another one, but not for ever. */
const mostSteps = 5;

/** Where an old address leads in the end; null if it leads nowhere. */
export function redirectTarget(redirects: ReadonlyMap<string, string>, path: string): string | null {
  let at = redirects.get(normalPath(path));
  for (let step = 0; at !== undefined && step < mostSteps; step++) {
    const next = redirects.get(normalPath(at));
    if (next === undefined) return at;
    at = next;
  }
  return null;
}

export type RedirectProblem = "not_a_path" | "same_path" | "page_exists" | "leads_in_a_circle" | "too_many_steps";

/** Why a redirect can’t be added to those there are. */
export function redirectProblem(
  { from, to }: Redirect,
  others: readonly Redirect[],
  isPage: (path: string) => boolean,
): RedirectProblem | null {
  const [start, end] = [normalPath(from), normalPath(to)];
  if (!isOwnPath(start) || start === "/" || !(isOwnPath(to) || /^https:\/\/[^\s\\]+$/.test(to))) return "not_a_path";
  if (start === end) return "same_path";
  // It would never be reached.
  if (isPage(start)) return "page_exists";
  const all = new Map([...others, { from, to }].map((one) => [normalPath(one.from), one.to]));
  for (const first of all.keys()) {
    const seen = new Set([first]);
    for (let at = all.get(first); at !== undefined; at = all.get(normalPath(at))) {
      const path = normalPath(at);
      if (seen.has(path)) return "leads_in_a_circle";
      seen.add(path);
    }
    if (seen.size > mostSteps + 1) return "too_many_steps";
  }
  return null;
}

/** Where a redirect leads with the question of the visitor, which partners’ links and campaigns carry. */
export function withQuery(target: string, query: string): string {
  if (query === "" || query === "?") return target;
  const [whole = "", hash] = target.split("#", 2);
  const asked = whole.includes("?") ? `${whole}&${query.slice(1)}` : whole + query;
  return hash === undefined ? asked : `${asked}#${hash}`;
}

/** Whether an address may be sent in an answer: one that no call of ours has written must lead nowhere. */
export const isRedirectTarget = (to: string): boolean => isOwnPath(to) || /^https:\/\/[^\s\\\p{Cc}]+$/u.test(to);

/** The addresses that a redirect would lead along, so that a circle can be shown: /a, /b, /a. */
export function redirectWay({ from, to }: Redirect, others: readonly Redirect[]): readonly string[] {
  const all = new Map([...others, { from, to }].map((one) => [normalPath(one.from), one.to]));
  const way = [normalPath(from)];
  for (let at = all.get(way[0] ?? ""); at !== undefined && way.length <= mostSteps + 2; at = all.get(normalPath(at))) {
    const isKnown = way.includes(normalPath(at));
    way.push(all.has(normalPath(at)) ? normalPath(at) : at);
    if (isKnown) break;
  }
  return way;
}
