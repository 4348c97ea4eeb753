import { bind } from "#platform/bind.ts";
import { portalContract } from "../contract.ts";
import { bookForGuest } from "./book-for-guest.ts";
import { guestPayment } from "./guest-payment.ts";
import { portalTerms } from "./portal-terms.ts";
import { priceForGuest } from "./price-for-guest.ts";
import { sendPaymentLink } from "./send-payment-link.ts";

export const portalApi = bind(portalContract, {
  portalTerms,
  priceForGuest,
  bookForGuest,
  guestPayment,
  sendPaymentLink,
});
