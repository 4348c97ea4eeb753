import type { Href } from "#platform/browser/link.tsx";

/** How many applications of each kind wait for the office. */
export type Waiting = Readonly<Record<"hotel" | "travel_agent" | "dispatcher" | "driver_provider" | "driver", number>>;

/** The number beside an entry of the navigation: what waits there for somebody to act. */
export function waitingByPage(waiting: Waiting | undefined): ReadonlyMap<Href, number> {
  if (!waiting) return new Map();
  return new Map<Href, number>([
    ["/admin/hotels", waiting.hotel],
    ["/admin/travel-agents", waiting.travel_agent],
    ["/admin/dispatchers", waiting.dispatcher],
    ["/admin/partner-drivers", waiting.driver_provider + waiting.driver],
  ]);
}
