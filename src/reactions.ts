import { inOrder } from "#platform/jobs/in-order.ts";
import { bookingLife } from "./app/reactions/booking-life.ts";
import { conversations } from "./app/reactions/conversations.ts";
import { driversAndPartners } from "./app/reactions/drivers-and-partners.ts";
import { enquiryAndQuote } from "./app/reactions/enquiry-and-quote.ts";
import { invoiceLife } from "./app/reactions/invoice-life.ts";
import { paymentLife } from "./app/reactions/payment-life.ts";
import { pictures } from "./app/reactions/pictures.ts";
import { privacy } from "./app/reactions/privacy.ts";
import { reviews } from "./app/reactions/reviews.ts";
import { systemHealth } from "./app/reactions/system-health.ts";
import { tripLife } from "./app/reactions/trip-life.ts";

/** Reactions by subject. Each may run twice but has its effect once. */
export const processes = {
  "A booking’s life": bookingLife,
  "Enquiries and quotes": enquiryAndQuote,
  Conversations: conversations,
  "A payment’s life": paymentLife,
  "An invoice’s life": invoiceLife,
  "A trip’s life": tripLife,
  "Drivers and partners": driversAndPartners,
  Pictures: pictures,
  Reviews: reviews,
  Privacy: privacy,
  "System health": systemHealth,
};

const all = {
  ...bookingLife,
  ...enquiryAndQuote,
  ...conversations,
  ...paymentLife,
  ...invoiceLife,
  ...tripLife,
  ...driversAndPartners,
  ...pictures,
  ...reviews,
  ...privacy,
  ...systemHealth,
};

type Following = typeof all;
type ReactionName = { [E in keyof Following]: keyof Following[E] }[keyof Following];

/** Reaction → the reactions it waits for, wherever they follow the same event. */
export const order = {
  // A customer gets one email per event: its documents are issued first and attached.
  sendBookingConfirmed: ["billConfirmed"],
  sendBookingChanged: ["billChange"],
  sendBookingCancelled: ["creditCancelled"],
  sendBookingNoShow: ["billNoShow"],
  sendPaymentReceived: ["countPayment", "settlePayment"],
  sendShareReceived: ["countPayment"],
  sendRefunded: ["countRefund"],
  sendVoucher: ["sellVoucher"],
  sendPickupMoved: ["followShift"],
  sendTripChanged: ["releaseMoved"],

  // A booking is complete once its trips are driven and its money is settled.
  completeBooking: ["lowerForAbandoned"],
  closeBooking: ["countPayment", "settlePayment"],
  refundShares: ["countPayment"],
  creditResale: ["countPayment", "countMonthPaid", "chargeWaiting"],
  countRefund: ["noteRefund"],

  // Commission is a share of the current price.
  settleCommission: ["noteRefund", "lowerCredited"],
  earnCommission: ["completeBooking", "chargeWaiting"],

  // Figures come last.
  countQuote: ["noteQuote"],
  countRevenue: ["repayBooking", "settleCommission", "convertQuote", "recordAttribution"],
  countDriven: ["payTrip", "earnCommission"],
} satisfies { readonly [R in ReactionName]?: readonly ReactionName[] };

export const reactions = inOrder(all, order);
