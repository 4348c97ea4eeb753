import { isBookingReference } from "../booking/booking-reference.ts";

/** The same drawn characters as a booking's, under the name of an application: APP-7K3M9Q. */
export const applicationReference = (drawnReference: string): string => drawnReference.replace(/^CTS-/, "APP-");

export const isApplicationReference = (text: string): boolean => isBookingReference(text.replace(/^APP-/, "CTS-"));
