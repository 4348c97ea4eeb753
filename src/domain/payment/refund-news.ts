import { addMinutes } from "../time/local-time.ts";

type Refund = { readonly key: string; readonly approvedBy: string | null; readonly createdAt: Date };

/**
 * The events that announce a refund to the customer before it is made: a cancellation, a change, a payment that came too late or
 * twice.
 */
const causes = ["cancel:", "change:", "no-show:", "late-payment:", "overpaid:"];
const atOnceMinutes = 60;

/**
 * A refund that follows automatically and at once from something the customer has just been emailed about is part of
 * that email. One that waited for a decision, or for the gateway, gets its own.
 */
export const isAnnouncedWithItsCause = ({ key, approvedBy, createdAt }: Refund, now: Date): boolean =>
  approvedBy === null && now <= addMinutes(createdAt, atOnceMinutes) && causes.some((cause) => key.startsWith(cause));
