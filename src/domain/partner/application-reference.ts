import { isBookingReference } from "../booking/booking-reference.ts";

/** The random characters of a booking's reference with an application’s prefix: APP-7K3M9Q. */
export const applicationReference = (drawnReference: string): string => drawnReference.replace(/^CTS-/, "APP-");

export const isApplicationReference = (text: string): boolean => isBookingReference(text.replace(/^APP-/, "CTS-"));
