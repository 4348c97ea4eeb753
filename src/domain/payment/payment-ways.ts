import type { CompanySettings } from "../company/company-settings.ts";
import { type AccountStanding, isChargeable } from "../corporate/account-standing.ts";
import { hoursBetween } from "../time/local-time.ts";
import { type PaymentMethod, paymentMethods } from "./payment-lifecycle.ts";

/** Why one of the company’s payment methods isn’t available for this booking. */
export const wayObstacles = [
  "too_much_for_cash",
  "cash_for_known_guests",
  "too_late_for_transfer",
  "account_suspended",
  "account_on_hold",
  "account_over_limit",
  "card_only",
  "contact_unconfirmed",
] as const;
export type WayObstacle = (typeof wayObstacles)[number];

export type PaymentWay = { readonly method: PaymentMethod; readonly obstacle: WayObstacle | null };

type WayInput = {
  readonly amountCents: number;
  readonly pickupAt: Date;
  readonly now: Date;
  /** A card gateway is connected. */
  readonly hasGateway: boolean;
  /** The status of the organisation’s account, with this booking charged. */
  readonly account: AccountStanding;
  /** Has paid us before, or has a South African phone number. */
  readonly isKnown: boolean;
  /** No vehicle is held: the card payment itself reserves one. */
  readonly isCardOnly: boolean;
  /** We know the customer, or know that we can reach them. */
  readonly isReachable: boolean;
  /** Nothing is left to drive: no driver takes cash, and no vehicle waits for a transfer. */
  readonly isOver: boolean;
};

type Rules = Pick<CompanySettings, "paymentWays" | "policies">;

/**
 * Every payment method the company has, and why each may be unavailable. Methods our team switched off are left out.
 */
export const paymentWays = ({ paymentWays: ways, policies }: Rules, input: WayInput): PaymentWay[] =>
  paymentMethods
    .filter((method) => ways[method] && (method !== "online" || input.hasGateway))
    .filter((method) => method !== "account" || isChargeable(input.account))
    .filter((method) => method !== "cash" || !input.isOver)
    .map((method) => ({
      method,
      obstacle: obstacleOf(method, input, { ways, holdHours: policies.holdHoursTransfer }),
    }));

/** More cash than the company lets a driver carry. */
export const isTooMuchCash = (
  cents: number,
  { cashAtMostCents }: Pick<Rules["paymentWays"], "cashAtMostCents">,
): boolean => cents > cashAtMostCents;

type Limits = { readonly ways: Rules["paymentWays"]; readonly holdHours: number };

function obstacleOf(method: PaymentMethod, input: WayInput, { ways, holdHours }: Limits): WayObstacle | null {
  if (input.isCardOnly && (method === "transfer" || method === "cash")) return "card_only";
  if (method === "transfer")
    return !input.isOver && hoursBetween(input.now, input.pickupAt) < holdHours ? "too_late_for_transfer" : null;
  if (method === "account") return accountObstacles[input.account];
  if (method !== "cash") return null;
  if (isTooMuchCash(input.amountCents, ways)) return "too_much_for_cash";
  if (!input.isKnown) return "cash_for_known_guests";
  // Cash holds the vehicle until pickup, so we must be able to reach someone.
  return input.isReachable ? null : "contact_unconfirmed";
}

const accountObstacles: Readonly<Record<AccountStanding, WayObstacle | null>> = {
  open: null,
  not_granted: null,
  not_active: null,
  on_hold: "account_on_hold",
  overdue: "account_suspended",
  over_limit: "account_over_limit",
};

/** A South African number as people write it. */
export const isLocalNumber = (phone: string): boolean =>
  /^(\+27|0027|0)[1-9]\d{8}$/.test(phone.replace(/[\s().-]/g, ""));
