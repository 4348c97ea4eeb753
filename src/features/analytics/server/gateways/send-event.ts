import type { VisitEvent } from "../store.ts";

/** The service’s address, and our site’s name there. */
export type AnalyticsService = { readonly url: string; readonly domain: string };

/** taken: done. refused: final. later: the service was unavailable. */
export type Delivery = "taken" | "refused" | "later";

declare module "#platform/context.ts" {
  interface Outside {
    /** Absent if the company keeps its own count of visits. */
    readonly sendVisit?: ((event: VisitEvent) => Promise<Delivery>) | undefined;
  }
}

const timeoutMs = 3000;
const names = { pageview: "pageview", lead: "Lead", purchase: "Purchase" } as const;

/** Sends to Plausible's events API. A visitor's address is included only with their consent. */
export async function sendEvent(service: AnalyticsService, event: VisitEvent, siteUrl: string): Promise<Delivery> {
  const { kind, path, referrerSite, props, amountCents, address, agent } = event;
  const body = {
    name: names[kind],
    url: siteUrl + path,
    domain: service.domain,
    ...(referrerSite && { referrer: `https://${referrerSite}/` }),
    ...(Object.keys(props).length > 0 && { props }),
    ...(amountCents !== null && { revenue: { currency: "ZAR", amount: amountCents / 100 } }),
  };
  const response = await fetch(service.url, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      // The service ignores programs; ours speaks for a visitor who stays unknown.
      "user-agent": agent ?? "Mozilla/5.0 (compatible)",
      ...(address && { "x-forwarded-for": address }),
    },
    body: JSON.stringify(body),
    redirect: "error",
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => undefined);
  if (!response) return "later";
  await response.body?.cancel();
  if (response.ok) return "taken";
  return response.status >= 400 && response.status < 500 && ![408, 425, 429].includes(response.status)
    ? "refused"
    : "later";
}
