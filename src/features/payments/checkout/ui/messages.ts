import { formatRand } from "#design/money.tsx";
import { paymentMethodLabels } from "#domain/payment/payment-labels.ts";
import type { PaymentMethod } from "#domain/payment/payment-lifecycle.ts";
import type { WayObstacle } from "#domain/payment/payment-ways.ts";
import type { PaymentChoice } from "../contract.ts";

/** Each payment method’s card text. */
export const wayLabels: Readonly<Record<PaymentMethod, { readonly title: string; readonly text: string }>> = {
  online: { title: paymentMethodLabels.online, text: "Pay now. Your booking is confirmed within a minute." },
  transfer: {
    title: paymentMethodLabels.transfer,
    text: "Pay from your bank and send us the proof. We’ll hold your vehicle until then.",
  },
  cash: { title: "Cash to the driver", text: "Pay in rand when we pick you up. Confirmed immediately." },
  account: { title: "Company account", text: "On your company’s monthly invoice. Confirmed immediately." },
};

/** The same for a fee, which confirms nothing. */
export const feeWayLabels: typeof wayLabels = {
  ...wayLabels,
  online: { title: wayLabels.online.title, text: "Pay now. It arrives within a minute." },
  transfer: { title: wayLabels.transfer.title, text: "Pay from your bank and send us the proof." },
  account: { title: wayLabels.account.title, text: "On your company’s monthly invoice." },
};

/** The text of the button below the cards. */
export const buttonLabels: Readonly<Record<PaymentMethod, (amount: string) => string>> = {
  online: (amount) => `Pay ${amount} now`,
  transfer: (amount) => `Pay ${amount} by bank transfer`,
  cash: (amount) => `Book and pay ${amount} to the driver`,
  account: (amount) => `Charge ${amount} to account`,
};

/** Why a payment method is not available for this booking. */
export const obstacleMessage = (obstacle: WayObstacle, choice: PaymentChoice): string =>
  ({
    too_much_for_cash: `Drivers take at most ${formatRand(choice.cash_at_most_cents)} in cash.`,
    cash_for_known_guests: "For customers with a South African number, or who have travelled with us before.",
    too_late_for_transfer: `A transfer can take a day, and your pickup is within ${choice.hold_hours_transfer} hours.`,
    card_only: "No vehicle is held for this booking. Pay by card to reserve one immediately.",
    contact_unconfirmed: "Confirm your email address first: open our email and press “Confirm email address”.",
    account_suspended:
      "Your company’s account is suspended because an invoice is overdue. Pay it to use the account again.",
    account_on_hold: "Your company’s account is on hold. Please call us to use it again.",
    account_over_limit: "This would take your company’s account over its credit limit.",
  })[obstacle];

/** The name of a fee for a trip that wasn’t driven. */
export const feeMessage = ({ state }: Pick<PaymentChoice, "state">) =>
  state === "no_show"
    ? {
        title: "No-show fee",
        text: "Our driver was at the pickup and didn’t find you. This fee is due.",
      }
    : { title: "Cancellation fee", text: "This booking was cancelled late, so a fee is due." };

export const closedMessages: Partial<
  Record<PaymentChoice["state"], { readonly title: string; readonly text: string }>
> = {
  cancelled: { title: "This booking was cancelled", text: "There is nothing to pay." },
  declined: { title: "We couldn’t accept this booking", text: "There is nothing to pay. We’re sorry." },
  no_show: { title: "No-show", text: "Please call us if you have any questions." },
};
