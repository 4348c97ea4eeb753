import type { Href } from "#platform/browser/link.tsx";

export type Waiting = Readonly<Record<"hotel" | "travel_agent" | "dispatcher" | "driver_provider" | "driver", number>>;

export type PaymentsWaiting = Readonly<Record<"proofs" | "notices" | "bank" | "refunds" | "cash", number>>;

/** The number beside a navigation entry: what waits there for someone to act. */
export function waitingByPage(
  waiting: Waiting | undefined,
  payments?: PaymentsWaiting | undefined,
  ratings?: number | undefined,
  tasksDue?: number | undefined,
  unread?: number | undefined,
): ReadonlyMap<Href, number> {
  const rated: readonly (readonly [Href, number])[] = ratings === undefined ? [] : [["/admin/reviews", ratings]];
  const sales: readonly (readonly [Href, number])[] =
    tasksDue === undefined && unread === undefined ? [] : [["/admin/crm", (tasksDue ?? 0) + (unread ?? 0)]];
  return new Map<Href, number>([...applications(waiting), ...money(payments), ...rated, ...sales]);
}

/** The sum of the tabs: a number that disagrees with its page isn’t believed. */
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
