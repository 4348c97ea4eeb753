import { bookingFacts } from "#domain/booking/facts.ts";
import { addHours, localDate } from "#domain/time/local-time.ts";
import { GuestPaymentLink } from "#features/booking/booking-emails/server/emails/guest-payment-link.tsx";
import { GuestTrip } from "#features/booking/booking-emails/server/emails/guest-trip.tsx";
import type { BookingForEmail } from "#features/booking/server/views.ts";
import { CompanySpend } from "#features/companies/alerts/server/emails/company-spend.tsx";
import { CompanyApprovalAnswer } from "#features/companies/approvals/server/emails/company-approval-answer.tsx";
import { CompanyApproval } from "#features/companies/server/emails/company-approval.tsx";
import { DriverTimeOff } from "#features/drivers/time/server/emails/driver-time-off.tsx";
import { DisputeAnswer } from "#features/incidents/disputes/server/emails/dispute-answer.tsx";
import { LostItemRequest } from "#features/incidents/lost-items/server/emails/lost-item-request.tsx";
import { LostItemUpdate } from "#features/incidents/lost-items/server/emails/lost-item-update.tsx";
import { IncidentAlert } from "#features/incidents/server/emails/incident-alert.tsx";
import { ArrivedSafely } from "#features/live/follow/server/emails/arrived-safely.tsx";
import { TripShared } from "#features/live/follow/server/emails/trip-shared.tsx";
import { DispatchMessage } from "#features/messages/server/emails/dispatch-message.tsx";
import { PartnerNews } from "#features/partners/commissions/server/emails/partner-news.tsx";
import { ProviderInvoiceDiffers } from "#features/pay/provider-invoices/server/emails/provider-invoice-differs.tsx";
import { PayStatement } from "#features/pay/runs/server/emails/pay-statement.tsx";
import { SosAlert } from "#features/sos/server/emails/sos-alert.tsx";
import { DriverAssigned } from "#features/trips/assign/server/emails/driver-assigned.tsx";
import { DriverDetails } from "#features/trips/assign/server/emails/driver-details.tsx";
import { DriverRemoved } from "#features/trips/assign/server/emails/driver-removed.tsx";
import { OverrideNotice } from "#features/trips/assign/server/emails/override-notice.tsx";
import { TripChanged } from "#features/trips/assign/server/emails/trip-changed.tsx";
import { TripUnplaced } from "#features/trips/automatic/server/emails/trip-unplaced.tsx";
import { BreakdownAlarm } from "#features/trips/relief/server/emails/breakdown-alarm.tsx";
import { ReliefForDriver } from "#features/trips/relief/server/emails/relief-for-driver.tsx";
import { TripNews } from "#features/trips/relief/server/emails/trip-news.tsx";
import { CantFind } from "#features/trips/road/server/emails/cant-find.tsx";
import { MessageToDriver } from "#features/trips/road/server/emails/message-to-driver.tsx";
import { PassengerLate } from "#features/trips/road/server/emails/passenger-late.tsx";
import { PartForDriver } from "#features/trips/split/server/emails/part-for-driver.tsx";
import { aCompany } from "./builders/people/a-company.ts";
import { testNow } from "./in-transaction.ts";

const company = aCompany();
const site = "https://capetownshuttle.example";
const reference = "CTS-7K3M9Q";
const firstName = "Thandi";
const link = `${site}/confirm-booking/${reference}?code=K7PM3QXR`;

const at = "Sat 28 Nov 2026, 14:00";

const trip = {
  reference,
  isRelief: false,
  at,
  dates: at,
  from: "Cape Town International Airport",
  to: "12 Kloof Street",
  stops: ["Canal Walk"],
  flight: "BA 59",
  passengers: 4,
  bags: 5,
  childSeats: 1,
  childSeatSizes: { booster_seat: 1 },
  vehicle: "Hyundai Staria, CA 123-456",
  passenger: "Thandi Mokoena",
  cash: "R460",
  facts: [["Special requirements", "A wheelchair"] as const],
};

const host = "The Harbour Lantern Hotel";

const guestBooking: BookingForEmail = {
  id: "018f0000-0000-7000-8000-000000000001",
  reference: "CTS-7K3M9Q",
  isTest: false,
  termsVersion: "2026-11",
  termsAcceptedAt: null,
  state: "awaiting_payment",
  firstName: "Janelle",
  lastName: "Kim",
  email: "janelle@example.com",
  phone: "+1 415 555 0132",
  serviceType: "airport_transfer",
  offer: null,
  serviceName: "Airport Transfer",
  tourName: null,
  tourHours: null,
  optionTitle: "",
  pickupLocation: "Cape Town International Airport",
  destination: host,
  pickupAt: new Date("2026-11-28T12:00:00Z"),
  returnAt: null,
  hireUnit: null,
  hireHours: null,
  packageDays: null,
  passengers: 2,
  bags: 2,
  childSeats: 0,
  childSeatSizes: {},
  extras: [],
  extraStops: [],
  ...bookingFacts.empty,
  flightNumber: "BA 59",
  responseDueAt: null,
  totalCents: 35_000,
  depositCents: null,
  depositTerms: null,
  paidCents: 0,
  refundedCents: 0,
  feeCents: 0,
  holdUntil: addHours(testNow, 24),
  paymentMethod: null,
  calendarSequence: 0,
  vehicle: { name: "Sedan", drawing: "sedan", pictures: [] },
  policy: null,
  createdAt: testNow,
  isStranger: false,
  contactConfirmedAt: null,
  isCardOnly: false,
  host: { name: host, room: "412", isContactGuest: false },
};

/** Emails to drivers, to partners and their guests, and about events on the road. */
export const drawnDriverEmails = {
  "guest-trip": (
    <GuestTrip
      booking={guestBooking}
      host={host}
      company={company}
      siteUrl={site}
      isHotel
      payer="partner"
      news="confirmed"
      because={null}
    />
  ),
  "guest-payment-link": (
    <GuestPaymentLink
      booking={guestBooking}
      host={host}
      company={company}
      dueCents={35_000}
      link={`${site}/payment-selection?booking=CTS-7K3M9Q&code=K7PM3QXR`}
    />
  ),
  "partner-news": (
    <PartnerNews
      company={company}
      name="Yusra"
      link={`${site}/hotel/dashboard#commission`}
      heading="Commission statement ST-202611-4F2A9C"
      text="Your commission statement is ready."
      facts={[["Commission", "R1 240.50"]]}
    />
  ),
  "company-approval": (
    <CompanyApproval
      company={company}
      name="Ayanda"
      heading="A booking needs your approval"
      text="Naledi Dube has booked a trip for Thandi Mokoena. It needs your approval."
      facts={[["Price", "R4 200"]]}
      closing="Nothing is decided until you choose a button on that page."
      action={{ label: "Review and decide", link: `${site}/approve-booking?token=abc&by=def` }}
    />
  ),
  "company-approval-answer": (
    <CompanyApprovalAnswer
      company={company}
      name="Naledi"
      heading="Booking approved"
      text="Ayanda Mokoena has approved this booking. It now proceeds as usual."
      facts={[["Reference", reference]]}
      action={{ label: "Open your bookings", link: `${site}/company/dashboard` }}
    />
  ),
  "company-spend": (
    <CompanySpend
      company={company}
      name="Ayanda"
      heading="70% of your credit limit is used"
      text="Blue Crane Software has used R42 000 of R60 000."
      facts={[["Left", "R18 000"]]}
      action={{ label: "Open your account", link: `${site}/company/dashboard` }}
    />
  ),
  "pay-statement": (
    <PayStatement
      company={company}
      name="Sipho"
      link={`${site}/driver/dashboard/earnings`}
      period={{ from: localDate("2026-11-01"), until: localDate("2026-11-30") }}
      sums={{ earnedCents: 1_240_050, setOffCents: -45_000, amountCents: 1_195_050 }}
      payment={{ paidOn: localDate("2026-12-02"), paymentNote: "EFT 4711" }}
    />
  ),
  "provider-invoice-differs": (
    <ProviderInvoiceDiffers
      company={company}
      name="Naledi"
      number="TB-17"
      trips={12}
      billedCents={1_250_000}
      agreedCents={1_240_000}
      period={{ from: localDate("2026-11-01"), until: localDate("2026-11-30") }}
    />
  ),
  "driver-time-off": (
    <DriverTimeOff
      company={company}
      name="Sipho"
      kind="Leave"
      when="14 Dec 2026 to 18 Dec 2026"
      state="declined"
      answer="Three of us are away that week already."
      link={`${site}/driver/dashboard/profile`}
    />
  ),
  "driver-assigned": <DriverAssigned company={company} name="Sipho" link={`${site}/driver/dashboard`} trip={trip} />,
  "trip-changed": <TripChanged company={company} trip={trip} name="Sipho" link={`${site}/driver/dashboard`} />,
  "message-to-driver": (
    <MessageToDriver
      company={company}
      name="Sipho"
      text={"Please take the N2:\nthe N1 is closed."}
      trip={{ reference, at: "Sat 28 Nov 2026, 14:00", from: "Cape Town International Airport" }}
    />
  ),
  "part-for-driver": (
    <PartForDriver
      company={company}
      name="Sipho"
      reference={reference}
      at="Sat 28 Nov 2026, 14:00"
      part={{ part: 1, vehicles: 2, passengers: 13, bags: 9, seats: { seats: 1, sizes: { infant_seat: 1 } } }}
    />
  ),
  "driver-removed": <DriverRemoved company={company} reference={reference} name="Sipho" at="Sat 28 Nov 2026, 14:00" />,
  "driver-details": (
    <DriverDetails
      company={company}
      firstName={firstName}
      link={link}
      isChange
      reliefTo={null}
      live={{ link: `${site}/live/abc`, from: "13:00" }}
      pin="4821"
      wait={{ freeMinutes: 60, step: "R60" }}
      vehicles={[
        {
          part: 1,
          passengers: 13,
          isNew: true,
          driver: {
            name: "Sipho",
            vehicle: "White Hyundai Staria",
            plate: "CA 123-456",
            photo: `${site}/files/v1/1?code=1`,
            vehiclePhoto: `${site}/files/v1/2?code=2`,
          },
        },
        { part: 2, passengers: 7, isNew: false, driver: null },
      ]}
      at="Sat 28 Nov 2026, 14:00"
      guides={[]}
      from="Cape Town International Airport"
    />
  ),
  "trip-news": (
    <TripNews
      company={company}
      reference={reference}
      name="Naledi"
      kind="interrupted"
      traveller="Thandi Mokoena"
      relief={null}
      to="Hermanus"
      place="-34.23200, 19.19000 (Botrivier)"
      by="14:35"
      link={`${site}/live/abc`}
    />
  ),
  "relief-for-driver": (
    <ReliefForDriver
      company={company}
      reference={reference}
      name="Sipho"
      by="14:35"
      relief={{ name: "Fatima", phone: "+27 82 555 0202", vehicle: "White Toyota Quantum, CA 654-321" }}
    />
  ),
  "cant-find": (
    <CantFind
      company={company}
      firstName={firstName}
      from="Cape Town International Airport"
      live={`${site}/live/abc`}
      driver={{ name: "Sipho", phone: "+27 82 555 0201" }}
      vehicle={{ name: "White Hyundai Staria", plate: "CA 123-456" }}
      map="https://www.google.com/maps/search/?api=1&query=-33.9701,18.5975"
    />
  ),
  "passenger-late": (
    <PassengerLate
      company={company}
      name="Sipho"
      minutes={20}
      trip={{ reference, at: "Sat 28 Nov 2026, 14:00", from: "Cape Town International Airport" }}
    />
  ),
  "trip-shared": (
    <TripShared
      company={company}
      name="Nomsa"
      passenger={firstName}
      at="Sat 28 Nov 2026, 14:00"
      link={`${site}/live/abc`}
    />
  ),
  "arrived-safely": <ArrivedSafely company={company} name="Nomsa" passenger={firstName} at="Sat 28 Nov 2026, 14:41" />,
  "dispatch-message": (
    <DispatchMessage
      company={company}
      name="Sipho"
      text="Please call dispatch when you’re at the airport."
      reference={reference}
      link={`${site}/driver/dashboard/messages`}
    />
  ),
  "sos-alert": (
    <SosAlert
      company={company}
      driver="Sipho Ndlovu"
      phone="+27 82 555 0201"
      at="Sat 28 Nov 2026, 14:03"
      isSilent
      vehicle="Hyundai Staria, CA 123-456"
      trip={reference}
      place="-33.96950, 18.59720"
      armedResponse="+27 21 555 0199"
      link={`${site}/dispatcher/dashboard`}
    />
  ),
  "trip-unplaced": (
    <TripUnplaced
      company={company}
      isExhausted={false}
      trip={{ reference, at: "Sat 28 Nov 2026, 14:35", from: "Cape Town International Airport", to: "12 Loop Street" }}
      link={`${site}/admin/driver-assignments`}
    />
  ),
  "breakdown-alarm": (
    <BreakdownAlarm
      company={company}
      reference={reference}
      driver="Sipho Ndlovu"
      phone="+27 82 555 0201"
      at="Sat 28 Nov 2026, 14:35"
      reason="The gearbox"
      place="near Somerset West"
      passengers="4 passengers, 3 bags"
      choice="Fatima Adams with CA 654-321 in 25 minutes"
      link={`${site}/admin/driver-assignments`}
    />
  ),
  "override-notice": (
    <OverrideNotice
      company={company}
      by="Themba Maseko"
      because="Renewed, card in the post"
      link={`${site}/admin/bookings`}
      reasons={[
        "Professional driving permit (PrDP) of Sipho Ndlovu is valid only until 19 Nov 2026, before the trip ends.",
      ]}
      trip={{ reference, at: "Sat 28 Nov 2026, 14:00", driver: "Sipho Ndlovu", vehicle: "Hyundai Staria, CA 123-456" }}
    />
  ),
  "incident-alert": (
    <IncidentAlert
      company={company}
      type="Accident"
      by="Sipho Ndlovu"
      at={at}
      reference={reference}
      driver="Sipho Ndlovu"
      text="A taxi drove into us on the N2. One passenger has a sore neck."
      vehicle="CA 123-456"
      link={`${site}/admin/incidents?incident=1`}
    />
  ),
  "lost-item-request": (
    <LostItemRequest
      company={company}
      name="Sipho"
      what="A blue rain jacket"
      where="Back seat, left side"
      reference={reference}
      at={at}
      way="Cape Town International Airport to 12 Kloof Street"
      vehicle="CA 123-456"
      link={`${site}/driver/dashboard/trips/1`}
    />
  ),
  "lost-item-update": (
    <LostItemUpdate
      company={company}
      firstName="Thandi"
      title="We’ve found your item"
      what="A blue rain jacket"
      text="Your driver has found it. We’ll contact you about how to return it, and keep it for 90 days."
      words="It was under the back seat."
      link={`${site}/confirm-booking/${reference}?code=K7PM3QXR`}
    />
  ),
  "dispute-answer": (
    <DisputeAnswer
      company={company}
      name="Thandi"
      what="waiting charge"
      trip={`${reference}, ${at}`}
      isUpheld
      isDriver={false}
      answer="The flight’s bags came late, as you said. We’ve waived the waiting."
      link={`${site}/confirm-booking/${reference}?code=K7PM3QXR`}
    />
  ),
};
