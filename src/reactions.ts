import { alertConsultants } from "#features/booking/server/alert-consultants.ts";
import { sendBookingConfirmation } from "#features/booking/server/send-booking-confirmation.ts";
import { alertOffice } from "#features/crm/server/alert-office.ts";
import { recordCustomer } from "#features/crm/server/record-customer.ts";
import { sendEnquiryConfirmation } from "#features/crm/server/send-enquiry-confirmation.ts";
import type { Reactions } from "#platform/events.ts";

/** What follows from what. Each may run twice and has its effect once. */
export const reactions = {
  "booking.created": { sendBookingConfirmation, alertConsultants, recordCustomer },
  "enquiry.received": { sendEnquiryConfirmation, alertOffice },
} satisfies Reactions;
