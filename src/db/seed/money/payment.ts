import { type CancellationReason, cancellationFee, hoursBeforePickup } from "#domain/booking/cancellation.ts";
import { monthAround } from "#domain/corporate/month-of.ts";
import { type Cents, shareOf, subtract, zero } from "#domain/money/money.ts";
import type { PaymentMethod } from "#domain/payment/payment-lifecycle.ts";
import { addHours, addMonths, localDateOf } from "#domain/time/local-time.ts";
import type { Source } from "../featured-bookings.ts";
import type { Move, Story } from "../history.ts";
import { legsOf } from "../leg.ts";

type Way = "card" | "bank transfer" | "cash" | "account";

const ways: Readonly<Record<Source, readonly (readonly [Way, number])[]>> = {
  website: [
    ["card", 80],
    ["bank transfer", 20],
  ],
  affiliate: [["card", 1]],
  phone: [
    ["bank transfer", 60],
    ["cash", 40],
  ],
  whatsapp: [
    ["bank transfer", 55],
    ["card", 25],
    ["cash", 20],
  ],
  hotel: [
    ["account", 75],
    ["card", 25],
  ],
  agent: [
    ["account", 80],
    ["bank transfer", 20],
  ],
  corporate: [["account", 1]],
};

/** Some pay a quarter first and the rest before the trip. */
const depositShare = 0.25;
/** Accounts settle a month's statement within five weeks. */
const accountDays = 35;

/** Why demo bookings are cancelled, and what the company makes of it. */
export const cancelReasons: readonly (readonly [code: string, reason: CancellationReason, share: number])[] = [
  ["CUSTOMER_PLANS", "customer", 46],
  ["FLIGHT_CANCELLED", "customer", 20],
  ["WEATHER", "weather", 16],
  ["DUPLICATE", "customer", 8],
  ["MEDICAL_WAIVER", "waiver", 5],
  ["ATTRACTION_CLOSED", "company", 5],
];

/** How the customer pays, what has come in, and what went back. */
export type Money = {
  readonly method: PaymentMethod;
  readonly paid: Cents;
  readonly refunded: Cents;
  readonly fee: Cents;
};

/** As far as the booking has come. */
export function moneyOf(story: Story, moves: readonly Move[], total: Cents, cancelReason: string | null): Money {
  const way = story.luck.weighted(ways[story.ask.source]);
  const isDeposit = story.luck.chance(0.15);
  const last = moves.at(-1);
  const method = methods[way];
  const paid = paidOf(story, last, { way, isDeposit, total });
  // A no-show owes the fee, however they meant to pay.
  if (last?.to === "no_show") return { method, paid, refunded: zero, fee: cancellationFee(total, 0, "no_show") };
  if (last?.to !== "cancelled") return { method, paid, ...nothingBack };
  const isPaid = isPrepaid(way) && last.from === "confirmed";
  if (!isPaid) return { method, paid: zero, ...nothingBack };
  const fee = keptOf(story, last.at, total, cancelReason);
  return { method, paid: total, refunded: subtract(total, fee), fee };
}

const nothingBack = { refunded: zero, fee: zero };
const methods: Readonly<Record<Way, PaymentMethod>> = {
  card: "online",
  "bank transfer": "transfer",
  cash: "cash",
  account: "account",
};
const isPrepaid = (way: Way) => way === "card" || way === "bank transfer";

type Paying = { readonly way: Way; readonly isDeposit: boolean; readonly total: Cents };

function paidOf(story: Story, last: Move | undefined, { way, isDeposit, total }: Paying): Cents {
  switch (last?.to) {
    case "confirmed":
      if (!isPrepaid(way)) return zero;
      return isDeposit ? shareOf(total, depositShare) : total;
    case "in_progress":
    case "no_show":
      return isPrepaid(way) ? total : zero;
    case "completed":
    case "closed":
      return way === "account" && !isSettled(story) ? zero : total;
    default:
      return zero;
  }
}

/** A company pays a monthly invoice before the next: those before the last one are paid. */
function isSettled({ ask, journey, clock }: Story): boolean {
  const [last = journey.first] = legsOf(journey).slice(-1);
  if (ask.source === "corporate") return last.end < monthAround(addMonths(localDateOf(clock.today), -1)).from;
  return addHours(last.end, accountDays * 24) < clock.now;
}

function keptOf({ journey }: Story, cancelledAt: Date, total: Cents, code: string | null): Cents {
  const reason = cancelReasons.find(([known]) => known === code)?.[1] ?? "customer";
  return cancellationFee(total, hoursBeforePickup(journey.first.pickupAt, cancelledAt), reason);
}
