import type { Role } from "./account/roles.ts";
import type { BookingCancelled } from "./booking/cancellation.ts";
import type { DocumentOwner } from "./compliance/document-types.ts";
import type { LostItemState } from "./incident/lost-item-lifecycle.ts";
import type { LateState } from "./invoice/invoice-lifecycle.ts";
import type { AttributionChannel } from "./partner/attribution.ts";
import type { MemberRole } from "./partner/partner-terms.ts";
import type { PaymentMethod } from "./payment/payment-lifecycle.ts";
import type { RoadEvent } from "./road/road-events.ts";

/** The first and the latest visit through a partner’s link, as stored in the visitor’s browser. */
export type PartnerTouch = {
  readonly channel: AttributionChannel;
  readonly firstCode?: string;
  readonly firstTouchAt?: string;
  readonly lastTouchAt?: string;
};

/** Events, in the past tense. This is the only way features learn of each other's actions. */
export type DomainEvent =
  | RoadEvent
  /** Someone had a day optimised. */
  | { readonly type: "route_run.started"; readonly runId: string }
  /** With the visitor’s partner link, if one brought them. */
  | { readonly type: "booking.created"; readonly reference: string; readonly touch?: PartnerTouch }
  /** Our team accepted a request, or a customer returned to an expired booking. */
  | { readonly type: "booking.taken_up"; readonly reference: string }
  | { readonly type: "booking.confirmed"; readonly reference: string }
  /** Agreed in another system, and brought by a file of our team. Its customer knows of it. */
  | { readonly type: "booking.imported"; readonly reference: string }
  /** Their import was undone: they are gone. */
  | { readonly type: "bookings.unimported"; readonly ids: readonly string[]; readonly references: readonly string[] }
  | { readonly type: "booking.expired"; readonly reference: string }
  /** The vehicle is held for the payment until a later time. */
  | { readonly type: "booking.hold_extended"; readonly reference: string; readonly until: string }
  | { readonly type: "booking.declined"; readonly reference: string }
  /** Its quote was withdrawn, so it waits for our answer again. */
  | { readonly type: "booking.requote_promised"; readonly reference: string }
  | { readonly type: "booking.changed"; readonly reference: string; readonly changeId: string }
  | { readonly type: "booking.change_proposed"; readonly reference: string; readonly changeId: string }
  | { readonly type: "booking.change_rejected"; readonly reference: string; readonly changeId: string }
  /** The driver waited and no one came. */
  | {
      readonly type: "booking.no_show";
      readonly reference: string;
      readonly feeCents: number;
      readonly refundCents: number;
    }
  /** Our team waived the unpaid rest of a fee. */
  | { readonly type: "booking.fee_waived"; readonly reference: string }
  /** The vehicle’s time of a cancelled booking was sold again: part of its fee goes back. */
  | { readonly type: "booking.resold"; readonly reference: string; readonly resaleId: string }
  | BookingCancelled
  /** A super-user let someone drive despite the rules. */
  | {
      readonly type: "compliance.overridden";
      readonly overrideId: string;
      readonly assignmentId: string;
      readonly reasons: readonly string[];
      /** The super-user’s own reason. */
      readonly because: string;
      readonly by: string;
    }
  /** Our team declares a day too bad for travel. */
  | { readonly type: "weather.declared"; readonly weatherDayId: string }
  /** Money is owed to the customer. The same key never opens a second refund. */
  | {
      readonly type: "refund.due";
      readonly key: string;
      /** The booking, or whatever else was paid twice. */
      readonly reference: string;
      readonly amountCents: number;
      readonly feeCents: number;
      readonly reasonCode: string;
      readonly hoursBefore: number | null;
      readonly documentId: string | null;
      /** False: outside the policy, so our team approves it whatever the amount. */
      readonly isWithinPolicy: boolean;
      /** The surplus payment, which is the one to refund. */
      readonly paymentId?: string;
    }
  /** Approved by a person or by rule; it goes back through the gateway. */
  | { readonly type: "refund.approved"; readonly refundId: string }
  /** A refund by bank transfer for which we may not know the account. Our team may ask again. */
  | { readonly type: "refund.account_wanted"; readonly refundId: string; readonly askedAt: string | null }
  | { readonly type: "refund.succeeded"; readonly refundId: string; readonly reference: string }
  /** A payment that was for nothing was returned to its payer. No booking knew of it. */
  | { readonly type: "payment.returned"; readonly refundId: string }
  /** A customer pays by a saved card: the gateway is asked once. */
  | { readonly type: "card.charge_wanted"; readonly paymentId: string }
  | { readonly type: "card.removed"; readonly cardId: string }
  | { readonly type: "payment.started"; readonly paymentId: string; readonly reference: string }
  | { readonly type: "payment.succeeded"; readonly paymentId: string; readonly reference: string }
  /** It was matched to another customer's money: this payment never arrived. */
  | { readonly type: "payment.withdrawn"; readonly paymentId: string; readonly reference: string }
  /** Money counted on an invoice without a booking turned out not to be for it. */
  | { readonly type: "invoice.payment_withdrawn"; readonly paymentId: string; readonly invoiceId: string }
  /** Unmatched money from the bank was added to its customer’s credit. */
  | { readonly type: "credit.added"; readonly paymentId: string }
  /** A bill was split. If its vehicle isn’t confirmed yet, it is held until then. */
  | {
      readonly type: "bill.split";
      readonly reference: string;
      readonly splitId: string;
      readonly holdUntil: string | null;
    }
  | { readonly type: "voucher.paid"; readonly voucherId: string; readonly paymentId: string }
  | { readonly type: "payment.proof_received"; readonly proofId: string }
  | { readonly type: "payment.proof_rejected"; readonly proofId: string }
  | { readonly type: "payment.notified"; readonly notificationId: string }
  /** An invoice or credit note was numbered. `carried`: an email about its booking attaches it. */
  | { readonly type: "invoice.issued"; readonly invoiceId: string; readonly isCarried?: boolean }
  /** Our team credited part of a booking’s price. */
  | {
      readonly type: "invoice.credited";
      readonly reference: string;
      readonly number: string;
      readonly amountCents: number;
    }
  /** Our team recorded money on a booking’s invoice: it becomes a payment of that booking with the same id. */
  | {
      readonly type: "invoice.payment_recorded";
      readonly reference: string;
      readonly paymentId: string;
      readonly amountCents: number;
      readonly method: PaymentMethod;
      readonly paidOn: string;
      readonly note: string;
    }
  /** Money arrived for an invoice without a booking. */
  | { readonly type: "invoice.payment_received"; readonly paymentId: string; readonly invoiceId: string }
  /** A company’s payment of a monthly invoice, or its reversal, applies to its bookings. */
  | { readonly type: "invoice.month_paid"; readonly invoiceId: string }
  /** An overpayment was refunded, or pays another invoice. */
  | { readonly type: "invoice.overpayment_settled"; readonly invoiceId: string }
  /** An unpaid invoice moved to the next reminder, and its buyer is emailed. */
  | { readonly type: "invoice.chased"; readonly invoiceId: string; readonly step: LateState }
  | { readonly type: "quote.sent"; readonly quoteId: string }
  | { readonly type: "quote.accepted"; readonly quoteId: string }
  | { readonly type: "quote.declined"; readonly quoteId: string }
  | { readonly type: "quote.expired"; readonly quoteId: string }
  /** Our team withdrew it, or started the version that replaces it. */
  | { readonly type: "quote.withdrawn"; readonly quoteId: string }
  | { readonly type: "quote.superseded"; readonly quoteId: string }
  /** A photograph was added, or one of its copies was made and others are missing. */
  | { readonly type: "picture.lacks_copies"; readonly pictureId: string; readonly made: number }
  /** Our team has read and answered a rating. */
  | { readonly type: "rating.settled"; readonly ratingId: string }
  /** Our team keeps a review off the site. */
  | { readonly type: "rating.rejected"; readonly ratingId: string; readonly version: number }
  /** Our team took or declined the photograph that a driver sent. */
  | { readonly type: "driver.photo_decided"; readonly driverId: string }
  | { readonly type: "rating.dispute_decided"; readonly ratingId: string }
  | { readonly type: "health_alarm.raised"; readonly alarmId: string }
  /** The check has been healthy for a while. */
  | { readonly type: "health_alarm.ended"; readonly alarmId: string }
  /** Automatic dispatch has found no driver in time, or has no one left to ask. */
  | {
      readonly type: "trip.unplaced";
      readonly tripId: string;
      readonly bookingId: string;
      /** One for each time of a trip and each time it lost its driver. */
      readonly alarm: string;
      readonly isExhausted: boolean;
    }
  /** Someone in our team must act. A second request for the same is one task. */
  | {
      readonly type: "task.wanted";
      readonly kind: string;
      readonly subjectKind: string;
      readonly subjectId: string;
      readonly title: string;
      readonly dueAt: string | null;
    }
  /** Our team counted a shift’s cash, which includes these payments. */
  | {
      readonly type: "shift.confirmed";
      readonly shiftId: string;
      readonly driverId: string;
      readonly paymentIds: readonly string[];
    }
  /** The pay rule of one driver, or of everyone without their own, changes from a date. */
  | { readonly type: "pay.rule_saved"; readonly driverId: string | null; readonly from: string }
  /** A period’s pay was recalculated, for one driver or for all. */
  | {
      readonly type: "pay.period_settled";
      readonly driverId: string | null;
      readonly from: string;
      readonly until: string;
    }
  /** Our team paid a period’s drivers and providers, less this cash. */
  | { readonly type: "pay.run_paid"; readonly runId: string; readonly paymentIds: readonly string[] }
  | { readonly type: "pay.statement_paid"; readonly statementId: string }
  | { readonly type: "sos.raised"; readonly alarmId: string }
  /** A serious incident on the road. */
  | { readonly type: "incident.critical"; readonly incidentId: string }
  | { readonly type: "incident.resolved"; readonly incidentId: string }
  /** A passenger lost something on a trip. */
  | { readonly type: "lost_item.reported"; readonly lostItemId: string }
  /** It was found, not found, is on its way back, or the case is closed. */
  | {
      readonly type: "lost_item.moved";
      readonly lostItemId: string;
      readonly moveId: string;
      readonly to: LostItemState;
    }
  /** Our team answered a customer’s or driver’s dispute about a trip. */
  | { readonly type: "dispute.answered"; readonly disputeId: string }
  /** Someone was erased. Not even the event says who. */
  | { readonly type: "person.erased" }
  | { readonly type: "privacy_request.answered"; readonly requestId: string }
  | { readonly type: "breach.emails_wanted"; readonly breachId: string }
  | { readonly type: "breach.closed"; readonly breachId: string }
  | { readonly type: "enquiry.received"; readonly reference: string }
  /** Our team answered in a thread of the inbox; its root is a booking or an enquiry. */
  | { readonly type: "thread.answered"; readonly root: string; readonly by: string }
  /** Our team wrote to a customer from the page of a booking or an enquiry. */
  | { readonly type: "customer.written_to"; readonly record: string; readonly by: string }
  /** A mail server says that an email will never arrive; the message’s id where it names one of ours. */
  | {
      readonly type: "email.bounced";
      readonly messageId: string | null;
      readonly address: string;
      readonly status: string;
      readonly reason: string;
    }
  /** Someone wants no more offers on this phone. */
  | { readonly type: "phone.opted_out"; readonly phone: string }
  /** A document was uploaded, verified, rejected or removed. Its owner's id is null for the company. */
  | {
      readonly type: "document.changed";
      readonly documentId: string;
      readonly ownerKind: DocumentOwner;
      readonly ownerId: string | null;
      readonly change: "uploaded" | "verified" | "rejected" | "removed";
    }
  /** A customer wants no more offers and news by this channel. */
  | { readonly type: "marketing.stopped"; readonly personId: string; readonly channel: "email" }
  /** A push message to a driver's phone, sent beside an email. `to` is a page of the driver's. */
  | {
      readonly type: "notice.wanted";
      readonly driverId: string;
      readonly title: string;
      readonly text: string;
      readonly to: `/driver/${string}`;
      /** A later message with the same tag replaces it on the phone. */
      readonly tag: string;
    }
  /** A person and their emails were erased; the emails’ files still have to be deleted. */
  | { readonly type: "emails.erased"; readonly messageIds: readonly string[] }
  | { readonly type: "application.invited"; readonly applicationId: string }
  /** Our team added a driver, who is invited to open an account. */
  | { readonly type: "driver.invited"; readonly driverId: string }
  | {
      readonly type: "invite.accepted";
      readonly inviteId: string;
      readonly userId: string;
      readonly role: Role;
      readonly applicationId: string | null;
      /** For a colleague: the partner whose owner invited them, and their role. */
      readonly organisationId?: string;
      readonly memberRole?: MemberRole;
    }
  | { readonly type: "partner.statement_issued"; readonly statementId: string }
  | { readonly type: "partner.dispute_answered"; readonly disputeId: string }
  /** Our team withdrew or corrected a partner’s commission for a booking. */
  | { readonly type: "partner.commission_changed"; readonly bookingId: string }
  | { readonly type: "partner.payout_paid"; readonly payoutId: string }
  | {
      readonly type: "partner.standing_changed";
      readonly applicationId: string;
      readonly standing: "active" | "suspended" | "terminated";
    };

export type EventType = DomainEvent["type"];
export type EventOf<T extends EventType> = Extract<DomainEvent, { type: T }>;
