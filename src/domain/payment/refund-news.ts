import { addMinutes } from "../time/local-time.ts";

type Refund = { readonly key: string; readonly approvedBy: string | null; readonly createdAt: Date };

/**
 * Events that announce a refund to the customer before it is made: a cancellation, a change, a late or double payment.
 */
const causes = ["cancel:", "change:", "no-show:", "late-payment:", "overpaid:"];
const atOnceMinutes = 60;

/**
 * A refund that follows automatically from something the customer was just emailed about is part of that email. One
 * that waited for a decision or for the gateway gets its own.
 */
export const isAnnouncedWithItsCause = ({ key, approvedBy, createdAt }: Refund, now: Date): boolean =>
  approvedBy === null && now <= addMinutes(createdAt, atOnceMinutes) && causes.some((cause) => key.startsWith(cause));
