import { inviteApplicant } from "#features/accounts/server/invite-applicant.ts";
import { alertConsultants } from "#features/booking/server/alert-consultants.ts";
import { sendBookingConfirmation } from "#features/booking/server/send-booking-confirmation.ts";
import { alertOffice } from "#features/crm/server/alert-office.ts";
import { recordCustomer } from "#features/crm/server/record-customer.ts";
import { sendEnquiryConfirmation } from "#features/crm/server/send-enquiry-confirmation.ts";
import { enrolDriver } from "#features/drivers/server/enrol-driver.ts";
import { followStanding } from "#features/drivers/server/follow-standing.ts";
import { activateApplication } from "#features/partners/server/activate-application.ts";
import type { Reactions } from "#platform/events.ts";

/** What follows from what. Each may run twice and has its effect once. */
export const reactions = {
  "booking.created": { sendBookingConfirmation, alertConsultants, recordCustomer },
  "enquiry.received": { sendEnquiryConfirmation, alertOffice },
  "application.invited": { inviteApplicant },
  "invite.accepted": { activateApplication, enrolDriver },
  "partner.standing_changed": { followStanding },
} satisfies Reactions;
