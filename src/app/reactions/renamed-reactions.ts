import type { reactions } from "../../reactions.ts";

/**
 * Former names, still carried by jobs that an earlier version queued. Renaming a reaction adds an entry; null if
 * nothing is left to do.
 */
export const renamedReactions = {
  "application.invited": { inviteApplicant: "sendApplicantInvitation" },
  "booking.cancelled": { withdrawQuotesOf: "withdrawQuotesOfBooking" },
  "booking.change_proposed": { alertChangeAsked: "alertChangeRequested" },
  "booking.confirmed": { sendConfirmed: "sendBookingConfirmed" },
  "booking.created": { sendBookingConfirmation: "sendBookingReceived", recordCustomer: null },
  "booking.declined": { withdrawQuotesOf: "withdrawQuotesOfBooking" },
  "booking.expired": { sendExpired: "sendBookingExpired" },
  "booking.no_show": { billMissed: "billNoShow", sendMissed: "sendBookingNoShow" },
  "breach.emails_wanted": { tellAffected: "emailAffected" },
  "document.changed": { updateVehiclePapers: "updateVehicleDocuments", updateDriverPapers: "updateDriverDocuments" },
  "enquiry.received": { alertTeam: "alertTeam" },
  "partner.standing_changed": { followStanding: "updateDriverState" },
  "quote.sent": { sendQuoteLetter: "sendQuoteEmail" },
  "quote.withdrawn": { reopenEnquiry: "requalifyEnquiry" },
  "refund.account_wanted": { askForAccount: "sendRefundAccount" },
  "weather.declared": { sendWeatherLetters: "sendWeatherEmails" },
} satisfies { readonly [E in keyof typeof reactions]?: Readonly<Record<string, keyof (typeof reactions)[E] | null>> };
