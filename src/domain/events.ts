import type { Role } from "./account/roles.ts";
import type { BookingCancelled } from "./booking/cancellation.ts";
import type { DocumentOwner } from "./compliance/document-types.ts";
import type { LostItemState } from "./incident/lost-item-lifecycle.ts";
import type { LateState } from "./invoice/invoice-lifecycle.ts";
import type { AttributionChannel } from "./partner/attribution.ts";
import type { MemberRole } from "./partner/partner-terms.ts";
import type { PaymentMethod } from "./payment/payment-lifecycle.ts";
import type { RoadEvent } from "./road/road-events.ts";

/** The first and the last visit through a partner’s link, as the visitor’s browser kept them. */
export type PartnerTouch = {
  readonly channel: AttributionChannel;
  readonly firstCode?: string;
  readonly firstTouchAt?: string;
  readonly lastTouchAt?: string;
};

/** Events, in the past tense. Features learn of each other's actions by these and nothing else. */
export type DomainEvent =
  | RoadEvent
  /** With how a visitor came to us, where a partner’s link brought them. */
  | { readonly type: "booking.created"; readonly reference: string; readonly touch?: PartnerTouch }
  /** Our team has answered a request by word, or a customer has come back to what had expired unpaid. */
  | { readonly type: "booking.taken_up"; readonly reference: string }
  | { readonly type: "booking.confirmed"; readonly reference: string }
  | { readonly type: "booking.expired"; readonly reference: string }
  /** Its vehicle waits for the money until a later time. */
  | { readonly type: "booking.hold_extended"; readonly reference: string; readonly until: string }
  | { readonly type: "booking.declined"; readonly reference: string }
  /** Its quote was withdrawn: it waits for our answer again. */
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
  /** Our team has let go of what was not paid of a fee. */
  | { readonly type: "booking.fee_waived"; readonly reference: string }
  | BookingCancelled
  /** A super-user let someone drive against what the rules say. */
  | {
      readonly type: "compliance.overridden";
      readonly overrideId: string;
      readonly assignmentId: string;
      readonly reasons: readonly string[];
      /** Their own. */
      readonly because: string;
      readonly by: string;
    }
  /** Our team calls a day too bad to travel. */
  | { readonly type: "weather.declared"; readonly weatherDayId: string }
  /** Money is owed to the customer. The same key opens one refund. */
  | {
      readonly type: "refund.due";
      readonly key: string;
      /** Of a booking, or of what else was paid twice. */
      readonly reference: string;
      readonly amountCents: number;
      readonly feeCents: number;
      readonly reasonCode: string;
      readonly hoursBefore: number | null;
      readonly documentId: string | null;
      /** False: it lies outside the rules, so a person approves it whatever the amount. */
      readonly isWithinPolicy: boolean;
      /** The payment that was one too many: it is the one that goes back. */
      readonly paymentId?: string;
    }
  /** A person or the rules agreed, and it goes back through the gateway. */
  | { readonly type: "refund.approved"; readonly refundId: string }
  /** A refund goes by bank transfer, and we may not know where to. Asked again by our team: when. */
  | { readonly type: "refund.account_wanted"; readonly refundId: string; readonly askedAt: string | null }
  | { readonly type: "refund.succeeded"; readonly refundId: string; readonly reference: string }
  /** A payment that paid nothing is back with its payer. No booking knew of it. */
  | { readonly type: "payment.returned"; readonly refundId: string }
  | { readonly type: "payment.started"; readonly paymentId: string; readonly reference: string }
  | { readonly type: "payment.succeeded"; readonly paymentId: string; readonly reference: string }
  /** It was matched to another customer's money: this payment never came in. */
  | { readonly type: "payment.withdrawn"; readonly paymentId: string; readonly reference: string }
  /** Money for an invoice that belongs to no booking turned out not to be for it. */
  | { readonly type: "invoice.payment_withdrawn"; readonly paymentId: string; readonly invoiceId: string }
  /** Money on a bank line that pays nothing yet was put on its customer’s credit. */
  | { readonly type: "credit.added"; readonly paymentId: string }
  /** The bill of a booking was split; a vehicle that is not theirs yet is held until then. */
  | {
      readonly type: "bill.split";
      readonly reference: string;
      readonly splitId: string;
      readonly holdUntil: string | null;
    }
  /** A gift voucher was paid for. */
  | { readonly type: "voucher.paid"; readonly voucherId: string; readonly paymentId: string }
  | { readonly type: "payment.proof_received"; readonly proofId: string }
  | { readonly type: "payment.proof_rejected"; readonly proofId: string }
  | { readonly type: "payment.notified"; readonly notificationId: string }
  /** An invoice or a credit note has its number. Carried: an email about its booking takes it along. */
  | { readonly type: "invoice.issued"; readonly invoiceId: string; readonly isCarried?: boolean }
  /** Our team has credited a part of what a booking costs. */
  | {
      readonly type: "invoice.credited";
      readonly reference: string;
      readonly number: string;
      readonly amountCents: number;
    }
  /** Our team has counted money on the invoice of a booking: it is a payment of that booking, under the same id. */
  | {
      readonly type: "invoice.payment_recorded";
      readonly reference: string;
      readonly paymentId: string;
      readonly amountCents: number;
      readonly method: PaymentMethod;
      readonly paidOn: string;
      readonly note: string;
    }
  /** Money has come in for an invoice that belongs to no booking. */
  | { readonly type: "invoice.payment_received"; readonly paymentId: string; readonly invoiceId: string }
  /** A company’s payment of a monthly invoice, or its reversal, counts for its bookings. */
  | { readonly type: "invoice.month_paid"; readonly invoiceId: string }
  /** An overpayment on it was refunded, or pays another invoice. */
  | { readonly type: "invoice.overpayment_settled"; readonly invoiceId: string }
  /** An unpaid invoice has gone a step further, and its buyer gets an email. */
  | { readonly type: "invoice.chased"; readonly invoiceId: string; readonly step: LateState }
  | { readonly type: "quote.sent"; readonly quoteId: string }
  | { readonly type: "quote.accepted"; readonly quoteId: string }
  | { readonly type: "quote.declined"; readonly quoteId: string }
  | { readonly type: "quote.expired"; readonly quoteId: string }
  /** Our team took it back, or has begun the version that takes its place. */
  | { readonly type: "quote.withdrawn"; readonly quoteId: string }
  | { readonly type: "quote.superseded"; readonly quoteId: string }
  /** Our team has read a rating and answered it: nothing is left to do. */
  | { readonly type: "rating.settled"; readonly ratingId: string }
  /** Our team doesn’t show a review on the site. */
  | { readonly type: "rating.rejected"; readonly ratingId: string; readonly version: number }
  /** A driver’s dispute of a rating was upheld or dismissed. */
  | { readonly type: "rating.dispute_decided"; readonly ratingId: string }
  /** A health check keeps failing. */
  | { readonly type: "health_alarm.raised"; readonly alarmId: string }
  /** It has been well for a while. */
  | { readonly type: "health_alarm.ended"; readonly alarmId: string }
  /** A person must do something. Asked for twice, it is one task. */
  | {
      readonly type: "task.wanted";
      readonly kind: string;
      readonly subjectKind: string;
      readonly subjectId: string;
      readonly title: string;
      readonly dueAt: string | null;
    }
  /** Our team has counted the cash of a shift: these payments came in with it. */
  | {
      readonly type: "shift.confirmed";
      readonly shiftId: string;
      readonly driverId: string;
      readonly paymentIds: readonly string[];
    }
  /** A driver, or everyone without a rule of their own, is paid in another way from a date on. */
  | { readonly type: "pay.rule_saved"; readonly driverId: string | null; readonly from: string }
  /** The pay of a period was worked out again, for one driver or for all. */
  | {
      readonly type: "pay.period_settled";
      readonly driverId: string | null;
      readonly from: string;
      readonly until: string;
    }
  /** Our team has paid the drivers and providers of a period; this cash was deducted from it. */
  | { readonly type: "pay.run_paid"; readonly runId: string; readonly paymentIds: readonly string[] }
  | { readonly type: "pay.statement_paid"; readonly statementId: string }
  /** A driver is in danger. */
  | { readonly type: "sos.raised"; readonly alarmId: string }
  /** Something grave happened on the road. */
  | { readonly type: "incident.critical"; readonly incidentId: string }
  | { readonly type: "incident.resolved"; readonly incidentId: string }
  /** A passenger misses something from a trip. */
  | { readonly type: "lost_item.reported"; readonly lostItemId: string }
  /** It was found or not, comes back, or is closed. */
  | {
      readonly type: "lost_item.moved";
      readonly lostItemId: string;
      readonly moveId: string;
      readonly to: LostItemState;
    }
  /** Our team has answered what a customer or a driver disputed about a trip. */
  | { readonly type: "dispute.answered"; readonly disputeId: string }
  /** Someone has been erased; who, not even an event says. */
  | { readonly type: "person.erased" }
  /** A request about personal data has been granted, refused or withdrawn. */
  | { readonly type: "privacy_request.answered"; readonly requestId: string }
  /** The people affected by a breach are to be notified. */
  | { readonly type: "breach.emails_wanted"; readonly breachId: string }
  | { readonly type: "breach.closed"; readonly breachId: string }
  | { readonly type: "enquiry.received"; readonly reference: string }
  /** A document was handed in, verified, rejected or removed. Its owner's id is null for the company. */
  | {
      readonly type: "document.changed";
      readonly documentId: string;
      readonly ownerKind: DocumentOwner;
      readonly ownerId: string | null;
      readonly change: "uploaded" | "verified" | "rejected" | "removed";
    }
  /** Something a driver's phone should tell; an email is written beside it. `to` is a page of the driver's. */
  | {
      readonly type: "notice.wanted";
      readonly driverId: string;
      readonly title: string;
      readonly text: string;
      readonly to: `/driver/${string}`;
      /** A later one with the same takes its place on the phone. */
      readonly tag: string;
    }
  /** A person was erased, and their emails with them: those that were kept as files are still to be removed. */
  | { readonly type: "emails.erased"; readonly messageIds: readonly string[] }
  | { readonly type: "application.invited"; readonly applicationId: string }
  /** Our team has added a driver, who is to open an account. */
  | { readonly type: "driver.invited"; readonly driverId: string }
  | {
      readonly type: "invite.accepted";
      readonly inviteId: string;
      readonly userId: string;
      readonly role: Role;
      readonly applicationId: string | null;
      /** Of a colleague: the partner whose owner invited them, and as what. */
      readonly organisationId?: string;
      readonly memberRole?: MemberRole;
    }
  /** A partner has a statement of what it earned. */
  | { readonly type: "partner.statement_issued"; readonly statementId: string }
  /** Our team has answered what a partner disputed. */
  | { readonly type: "partner.dispute_answered"; readonly disputeId: string }
  /** Our team took back what a partner would have earned with a booking, or corrected it. */
  | { readonly type: "partner.commission_changed"; readonly bookingId: string }
  | { readonly type: "partner.payout_paid"; readonly payoutId: string }
  | {
      readonly type: "partner.standing_changed";
      readonly applicationId: string;
      readonly standing: "active" | "suspended" | "terminated";
    };

export type EventType = DomainEvent["type"];
export type EventOf<T extends EventType> = Extract<DomainEvent, { type: T }>;
