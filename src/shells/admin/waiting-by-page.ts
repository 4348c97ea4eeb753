import type { Href } from "#platform/browser/link.tsx";

/** How many applications of each kind wait for a decision. */
export type Waiting = Readonly<Record<"hotel" | "travel_agent" | "dispatcher" | "driver_provider" | "driver", number>>;

/** The number waiting in each part of the payments to verify. */
export type PaymentsWaiting = Readonly<Record<"proofs" | "notices" | "bank" | "refunds" | "cash", number>>;

/** The number beside an entry of the navigation: what waits there for someone to act. */
export function waitingByPage(
  waiting: Waiting | undefined,
  payments?: PaymentsWaiting | undefined,
  ratings?: number | undefined,
): ReadonlyMap<Href, number> {
  const rated: readonly (readonly [Href, number])[] = ratings === undefined ? [] : [["/admin/reviews", ratings]];
  return new Map<Href, number>([...applications(waiting), ...money(payments), ...rated]);
}

/** The sum of the tabs: a number that differs from what the page says is not believed. */
function money(payments: PaymentsWaiting | undefined): readonly (readonly [Href, number])[] {
  if (!payments) return [];
  const { proofs, notices, bank, refunds, cash } = payments;
  return [["/admin/payment-verification", proofs + notices + bank + refunds + cash]];
}

function applications(waiting: Waiting | undefined): readonly (readonly [Href, number])[] {
  if (!waiting) return [];
  return [
    ["/admin/hotels", waiting.hotel],
    ["/admin/travel-agents", waiting.travel_agent],
    ["/admin/dispatchers", waiting.dispatcher],
    ["/admin/partner-drivers", waiting.driver_provider + waiting.driver],
  ];
}
