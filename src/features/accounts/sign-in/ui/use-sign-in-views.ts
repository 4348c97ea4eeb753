import { useQueryParams } from "#platform/browser/hydrated.ts";

const views = ["sign-in", "sign-up", "forgot", "forgot-code", "reset", "confirm", "verify"] as const;
export type SignInView = (typeof views)[number];

/** The open part of the customers' sign-in page; it is in the address, for Back and for links. */
export function useSignInViews() {
  const params = useQueryParams();
  const view = viewOf(params);
  /** The query that opens another part. It keeps the next page and drops what an email brought. */
  const search = (next: SignInView) => {
    const kept = new URLSearchParams({ view: next });
    const match = params.get("next");
    if (match) kept.set("next", match);
    return `?${kept}`;
  };
  return { view, search };
}

export function viewOf(params: URLSearchParams): SignInView {
  if (params.get("token_hash")) return "verify";
  return views.find((view) => view === params.get("view") && view !== "verify") ?? "sign-in";
}
