import { failing, type Judgement, ok, spanText, unknown } from "./health-status.ts";

/** No email can reach this domain. Its bookings are test bookings, and no one else uses it. */
export const syntheticEmail = "customer@synthetic.invalid";

/** Its user agent, so that its requests don’t count as missed sales. */
export const syntheticAgent = "Test customer of the site";

type Booked = { readonly isTest: boolean; readonly email: string };

/** Whether a booking is the synthetic customer’s own. */
export const isSynthetic = ({ isTest, email }: Booked): boolean => isTest && email === syntheticEmail;

/**
 * Test bookings are never paid, except by the synthetic customer through the sandbox gateway, where no money moves.
 * With a real gateway it stops before payment.
 */
export const isPaidForShow = (booking: Booked, gatewayMode: string | undefined): boolean =>
  isSynthetic(booking) && gatewayMode === "stand_in";

/** A customer’s steps, in order. */
export const visitSteps = ["price", "book", "hold", "pay", "confirm", "email", "cancel", "refund", "forget"] as const;
export type VisitStep = (typeof visitSteps)[number];

const stepNames: Readonly<Record<VisitStep, string>> = {
  price: "getting a price",
  book: "booking",
  hold: "opening the booking",
  pay: "paying",
  confirm: "the confirmation",
  email: "the confirmation email",
  cancel: "cancelling",
  refund: "the refund",
  forget: "removing the test booking",
};

export type Visit = {
  readonly steps: readonly { readonly step: VisitStep; readonly ms: number }[];
  /** Why nothing was paid; undefined if it was. */
  readonly unpaidBecause: "no_gateway" | "real_money" | "gateway_sandbox" | "on_request" | undefined;
  readonly failure: { readonly step: VisitStep; readonly error: string } | undefined;
  /** The step at which the site asked it to return later, because of too many requests from its address. */
  readonly putOff?: { readonly step: VisitStep; readonly answer: string } | undefined;
};

const unpaidTexts: Readonly<Record<NonNullable<Visit["unpaidBecause"]>, string>> = {
  no_gateway: "It stopped before payment: no card gateway is connected.",
  real_money: "It stopped before payment: cards are charged for real.",
  gateway_sandbox: "It stopped before payment: the gateway’s own sandbox takes the cards.",
  on_request: "It stopped before payment: the trip was on request.",
};

/**
 * The step that failed, or how long each took. Hitting a rate limit with our own visits says nothing about the shop.
 */
export function judgeVisit(visit: Visit | "closed"): Judgement {
  if (visit === "closed") return ok("Not tried: booking is closed for maintenance.");
  const { steps, unpaidBecause, failure, putOff } = visit;
  if (putOff) return unknown(`Not tried this time, at ${stepNames[putOff.step]}: ${putOff.answer}`);
  if (failure) return failing(`A customer could not complete ${stepNames[failure.step]}: ${failure.error}`);
  const took = spanText(steps.reduce((sum, { ms }) => sum + ms, 0));
  const slowest = steps.toSorted((a, b) => b.ms - a.ms)[0];
  const longest = slowest ? `, of that ${stepNames[slowest.step]} ${(slowest.ms / 1000).toFixed(1)} s` : "";
  const done = unpaidBecause ? "booked and cancelled" : "booked, paid, cancelled and was refunded";
  return ok(`A test customer ${done} in ${took}${longest}.${unpaidBecause ? ` ${unpaidTexts[unpaidBecause]}` : ""}`);
}
