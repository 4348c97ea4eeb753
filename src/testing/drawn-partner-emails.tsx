import { addHours } from "#domain/time/local-time.ts";
import { GuestPayment } from "#features/booking/portal/server/emails/guest-payment.tsx";
import { GuestTrip } from "#features/booking/portal/server/emails/guest-trip.tsx";
import type { BookingForEmail } from "#features/booking/server/views.ts";
import { aCompany } from "./builders/people/a-company.ts";
import { testNow } from "./in-transaction.ts";

const company = aCompany();
const site = "https://capetownshuttle.example";
const host = "The Harbour Lantern Hotel";

const booking: BookingForEmail = {
  ...{ id: "018f0000-0000-7000-8000-000000000001", reference: "CTS-7K3M9Q", isTest: false, state: "awaiting_payment" },
  ...{ firstName: "Janelle", lastName: "Kim", email: "janelle@example.com", phone: "+1 415 555 0132" },
  ...{
    serviceType: "airport_transfer",
    offer: null,
    optionTitle: "",
    pickupLocation: "Cape Town International Airport",
  },
  ...{ destination: host, pickupAt: new Date("2026-11-28T12:00:00Z"), returnAt: null, passengers: 2, bags: 2 },
  ...{ childSeats: 0, childSeatSizes: {}, extraStops: [], specialRequirements: "", flightNumber: "BA 59" },
  ...{ returnFlightNumber: "", responseDueAt: null, totalCents: 35_000, depositCents: null, paidCents: 0 },
  ...{ refundedCents: 0, feeCents: 0, holdUntil: addHours(testNow, 24), paymentMethod: null, calendarSequence: 0 },
  ...{
    band: "sedan",
    policy: null,
    createdAt: testNow,
    isStranger: false,
    contactConfirmedAt: null,
    isCardOnly: false,
  },
  host: { name: host, room: "412", isContactGuest: false },
};

/** What is written to the guests of partners. */
export const drawnPartnerEmails = {
  "guest-trip": (
    <GuestTrip {...{ booking, host, company, siteUrl: site, isHotel: true, payer: "partner", news: "confirmed" }} />
  ),
  "guest-payment": (
    <GuestPayment
      {...{ booking, host, company, dueCents: 35_000 }}
      link={`${site}/payment-selection?booking=CTS-7K3M9Q&code=K7PM3QXR`}
    />
  ),
};
