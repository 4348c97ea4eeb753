import type { ReactElement } from "react";
import { statementOf } from "#domain/invoice/invoice-statement.ts";
import { cents } from "#domain/money/money.ts";
import { addHours, localDate } from "#domain/time/local-time.ts";
import { AccountEmail } from "#features/accounts/server/emails/account-email.tsx";
import { noticeOf, tokenEmails } from "#features/accounts/server/write-account-emails.ts";
import { AccountChanged } from "#features/accounts/users/server/emails/account-changed.tsx";
import { InvitationEmail } from "#features/accounts/users/server/emails/invitation-email.tsx";
import { RequestClosed } from "#features/booking/booking-emails/server/emails/request-closed.tsx";
import { BookingDeclined } from "#features/booking/desk/server/emails/booking-declined.tsx";
import { TeamMessage } from "#features/booking/desk/server/emails/team-message.tsx";
import { PickupMoved } from "#features/booking/progress/server/emails/pickup-moved.tsx";
import { RequestDeclined } from "#features/booking/requests/server/emails/request-declined.tsx";
import { RequestOverdue } from "#features/booking/requests/server/emails/request-overdue.tsx";
import { RequotePromised } from "#features/booking/requests/server/emails/requote-promised.tsx";
import { PaymentReminder } from "#features/booking/server/emails/payment-reminder.tsx";
import { EnquiryConfirmation } from "#features/crm/contact/server/emails/enquiry-confirmation.tsx";
import { FollowUp } from "#features/crm/follow-ups/server/emails/follow-up.tsx";
import { AnswerOverdue } from "#features/crm/leads/server/emails/answer-overdue.tsx";
import { EnquiryAnswer } from "#features/crm/leads/server/emails/enquiry-answer.tsx";
import { NewEnquiry } from "#features/crm/leads/server/emails/new-enquiry.tsx";
import { DocumentNotice } from "#features/documents/server/emails/document-notice.tsx";
import { DocumentsDue } from "#features/documents/server/emails/documents-due.tsx";
import { CampaignEmail } from "#features/email/campaigns/server/emails/campaign-email.tsx";
import { HealthAlarm } from "#features/health/checks/server/emails/health-alarm.tsx";
import { ThreadAnswer } from "#features/inbox/server/emails/thread-answer.tsx";
import { StatementEmail } from "#features/invoices/statements/server/emails/statement-email.tsx";
import { composeApplicantEmail } from "#features/partners/server/compose-applicant-email.ts";
import { ApplicantEmail } from "#features/partners/server/emails/applicant-email.tsx";
import { TeamEmail } from "#features/partners/server/emails/team-email.tsx";
import { ConfirmPrivacyRequest } from "#features/privacy/server/emails/confirm-privacy-request.tsx";
import { PrivacyEmail } from "#features/privacy/server/emails/privacy-email.tsx";
import { DriverReleased } from "#features/trips/offers/server/emails/driver-released.tsx";
import { OfferWithdrawn } from "#features/trips/offers/server/emails/offer-withdrawn.tsx";
import { ReconfirmationRequest } from "#features/trips/offers/server/emails/reconfirmation-wanted.tsx";
import { TripOffered } from "#features/trips/offers/server/emails/trip-offered.tsx";
import { VehicleLate } from "#features/trips/road/server/emails/vehicle-late.tsx";
import { PickupTimeForDriver } from "#features/trips/shift/server/emails/pickup-time-for-driver.tsx";
import { aCompany } from "./builders/people/a-company.ts";
import { drawnDriverEmails } from "./drawn-driver-emails.tsx";
import { drawnReviewEmails } from "./drawn-review-emails.tsx";
import { testNow } from "./in-transaction.ts";

const company = aCompany();
const site = "https://capetownshuttle.example";
const reference = "CTS-7K3M9Q";
const pickupAt = new Date("2026-11-28T12:00:00Z");
const promisedAt = addHours(testNow, -1);
const firstName = "Thandi";
const link = `${site}/confirm-booking/${reference}?code=K7PM3QXR`;
const enquiry = {
  reference: "ENQ-7K3M9Q",
  kind: "quote",
  name: "Thandi Mokoena",
  email: "thandi@example.com",
  phone: "",
  serviceType: "day_tour",
  service: "Day Tour",
  source: "free_quote",
  message: "A day in the Winelands?\nWe are six, one in a wheelchair.",
  responseDueAt: addHours(testNow, 2),
} as const;
const application = {
  reference: "APP-7K3M9Q",
  kind: "hotel",
  note: "Please send the page with the stamp.",
  statusLink: `${site}/partner-application?reference=APP-7K3M9Q&code=K7PM3QXR`,
  signInLink: `${site}/partner-login`,
} as const;
const { name, email } = enquiry;
const october = { from: localDate("2026-10-01"), until: localDate("2026-10-31") };
const billed = {
  on: localDate("2026-10-05"),
  kind: "invoice",
  number: "INV-00001",
  text: "Invoice",
  amount: cents(129_900),
  invoiceId: "one",
  dueOn: localDate("2026-10-19"),
} as const;

/** Emails by template, with the props that the product would pass. */
export const drawnEmails: Readonly<Record<string, ReactElement>> = {
  "document-notice": (
    <DocumentNotice
      company={company}
      name={firstName}
      kind={"rejected" as const}
      document="Medical certificate"
      owner="Thandi Mokoena"
      isOwn
      isDriven
      need={"nothing" as const}
      lastDay="Fri 20 Nov 2026"
      reason="The photo is too blurred to read."
      link={`${site}/driver/dashboard/documents`}
    />
  ),
  "documents-due": (
    <DocumentsDue
      company={company}
      documents={[{ name: "Licence disc of CA 123-456", when: "Fri 4 Dec 2026, 14 days left (required)" }]}
      isAnyNeeded
      link={`${site}/admin/settings?part=documents`}
    />
  ),
  "account-changed": (
    <AccountChanged
      name={firstName}
      change={{ action: "role_granted", role: "dispatcher", reason: "Joins the desk on 1 December" }}
      company={company}
      siteUrl={site}
    />
  ),
  "auth-signup": (
    <AccountEmail
      company={company}
      words={{
        ...tokenEmails.signup(),
        name: firstName,
        link: `${site}/auth/confirm?token=abc`,
        code: "493 027",
        expiresAt: addHours(testNow, 1),
        surprise: "Wasn’t you? Ignore this email.",
      }}
    />
  ),
  "auth-password-changed": (
    <AccountEmail
      company={company}
      words={{
        ...noticeOf("password_changed"),
        name: firstName,
        facts: [["When", "Fri 20 Nov 2026, 10:00"]],
        surprise: `Wasn’t you? Call ${company.phone}.`,
      }}
    />
  ),
  invitation: (
    <InvitationEmail
      {...({ name: firstName, role: "driver" } as const)}
      expiresAt={addHours(testNow, 168)}
      host=""
      link={`${site}/driver-invite?token=abc`}
      company={company}
    />
  ),
  "booking-declined": (
    <BookingDeclined
      firstName={firstName}
      reference={reference}
      company={company}
      reason="The road to Cape Point is closed that day."
      siteUrl={site}
    />
  ),
  "thread-answer": (
    <ThreadAnswer
      name="Thandi"
      author="Naledi"
      text={"Yes, the van takes both surfboards.\n\nSee you on Friday."}
      reference="CTS-7K3M9Q"
      company={company}
    />
  ),
  "campaign-email": (
    <CampaignEmail
      company={company}
      heading="Whale season is here"
      paragraphs={["From June to November whales swim close to the shore at Hermanus."]}
      action={{ label: "See the tour", href: `${site}/whale-watching` }}
      stopLink={`${site}/unsubscribe/sealed`}
    />
  ),
  "vehicle-late": (
    <VehicleLate
      company={company}
      firstName={firstName}
      driver={{ name: "Sipho", phone: "082 555 0144" }}
      from="Cape Town International Airport"
      eta="14:25"
      at="14:00"
      isWorse={false}
      link={link}
    />
  ),
  "team-message": (
    <TeamMessage
      firstName={firstName}
      reference={reference}
      link={link}
      company={company}
      text={"Your driver Sipho waits at gate B.\n\nHe has your name on a board."}
    />
  ),
  "payment-reminder": (
    <PaymentReminder
      firstName={firstName}
      reference={reference}
      pickupAt={pickupAt}
      link={link}
      company={company}
      due={cents(129_950)}
      isFee={false}
      holdUntil={addHours(testNow, 2)}
    />
  ),
  "request-declined": (
    <RequestDeclined
      request={{ reference, firstName, pickupAt }}
      reason="We have no vehicle available at that time."
      alternatives={"The day after at 09:00.\nThe same day at 16:00."}
      again={`${site}/booking`}
      company={company}
    />
  ),
  "request-closed": (
    <RequestClosed
      request={{ reference, firstName, pickupAt }}
      end="expired"
      again={`${site}/free-quote`}
      company={company}
    />
  ),
  "requote-promised": (
    <RequotePromised
      request={{ reference, firstName, pickupAt }}
      dueAt={addHours(testNow, 1)}
      link={link}
      company={company}
    />
  ),
  "request-overdue": (
    <RequestOverdue
      request={{ reference, name, phone: "+27 82 555 0199", pickupAt, promisedAt }}
      link={`${site}/admin/quotes`}
      company={company}
    />
  ),
  "health-alarm": (
    <HealthAlarm
      alarm={{
        name: "Card payments",
        isOver: false,
        raisedAt: promisedAt,
        measured: "A payment notification from 25 min ago has not been processed.",
        endedAt: null,
        endedMeasured: null,
      }}
      steps={["If signatures are wrong, correct the passphrase and restart the site."]}
      link={`${site}/admin/system-health?check=card-payments`}
      company={company}
    />
  ),
  "answer-overdue": (
    <AnswerOverdue
      waiting={{ reference: enquiry.reference, name, email, phone: "", promisedAt }}
      link={`${site}/admin/quotes`}
      company={company}
    />
  ),
  "confirm-privacy-request": (
    <ConfirmPrivacyRequest
      company={company}
      name={name}
      kind="See what you hold about me"
      words="Please send me all you have."
      link={`${site}/privacy-request#token`}
    />
  ),
  "privacy-email": (
    <PrivacyEmail
      company={company}
      heading="We have received your request (PR-7K3M9Q)"
      text={"Dear Emily Hartwell,\n\nYour reference is PR-7K3M9Q.\n\nN. Jacobs, Information Officer"}
    />
  ),
  "enquiry-answer": (
    <EnquiryAnswer
      name={name}
      company={company}
      reference={enquiry.reference}
      author="Naledi Jacobs"
      text={"Gladly, at R1 299.\nWould a pickup at 09:00 suit you?"}
    />
  ),
  "follow-up-enquiry": (
    <FollowUp
      purpose="enquiry"
      company={company}
      firstName={name}
      reference={enquiry.reference}
      link={null}
      stopLink={null}
    />
  ),
  "follow-up-expired": (
    <FollowUp purpose="expired" company={company} firstName={name} reference="CTS-7K3M9Q" link={site} stopLink={null} />
  ),
  "follow-up-anniversary": (
    <FollowUp
      purpose="anniversary"
      company={company}
      firstName={name}
      reference="CTS-7K3M9Q"
      link={`${site}/tours`}
      stopLink={`${site}/unsubscribe/token`}
    />
  ),
  "enquiry-confirmation": <EnquiryConfirmation enquiry={enquiry} company={company} />,
  "new-enquiry": <NewEnquiry enquiry={enquiry} company={company} link={`${site}/admin/quotes`} />,
  "trip-offered": (
    <TripOffered
      company={company}
      name="Sipho"
      isBroadcast
      link={`${site}/driver/confirm-trip?token=example`}
      trip={{
        pickupAt: new Date("2026-11-28T12:00:00Z"),
        endsAt: new Date("2026-11-28T13:00:00Z"),
        answerBy: new Date("2026-11-27T12:00:00Z"),
        from: "Cape Town International Airport",
        to: "Gardens",
        passengers: 3,
        bags: 4,
        childSeats: 1,
        childSeatSizes: {},
        vehicle: "Hyundai Staria, CA 123-456",
        payoutCents: 65_000,
        expectedPayCents: null,
      }}
    />
  ),
  "offer-withdrawn": <OfferWithdrawn company={company} name="Sipho" at="Sat 28 Nov 2026, 14:00" />,
  "reconfirmation-wanted": (
    <ReconfirmationRequest
      company={company}
      name="Sipho"
      isLast
      link={`${site}/driver/confirm-trip?token=example`}
      trip={{
        reference,
        at: "Sat 28 Nov 2026, 14:00",
        from: "Cape Town International Airport",
        to: "12 Kloof Street, Gardens",
        vehicle: "Hyundai Staria, CA 123-456",
      }}
    />
  ),
  ...drawnDriverEmails,
  ...drawnReviewEmails,
  "driver-released": (
    <DriverReleased company={company} reference={reference} name="Sipho" at="Sat 28 Nov 2026, 14:00" isCancelled />
  ),
  "pickup-time-for-driver": (
    <PickupTimeForDriver
      company={company}
      reference={reference}
      reason="flight BA43 lands Sat 28 Nov 2026, 14:42"
      name="Sipho"
      from="Sat 28 Nov 2026, 14:00"
      to="Sat 28 Nov 2026, 14:45"
    />
  ),
  "pickup-moved": (
    <PickupMoved
      company={company}
      reference={reference}
      reason="flight BA43 lands Sat 28 Nov 2026, 14:42"
      isFlight
      firstName="Thandi"
      place="Cape Town International Airport"
      from="Sat 28 Nov 2026, 14:00"
      to="Sat 28 Nov 2026, 14:45"
      link={`${site}/confirm-booking/${reference}`}
    />
  ),
  statement: (
    <StatementEmail
      gathered={{
        name: "Sea View House",
        email: "accounts@example.com",
        address: "",
        isOrganisation: true,
        period: october,
        statement: statementOf([billed], october),
      }}
      company={company}
    />
  ),
  "application-info-requested": (
    <ApplicantEmail
      words={composeApplicantEmail("info_requested", application)}
      name="Amahle Jacobs"
      reference={application.reference}
      company={company}
    />
  ),
  "application-submitted-team": (
    <TeamEmail
      heading="New application: Hotel or guesthouse"
      text="Sea View House would like to work with us."
      facts={[
        ["Reference", application.reference],
        ["Documents", 2],
      ]}
      words={"Twelve rooms.\nGuests from all over."}
      review={`${site}/admin/hotels`}
      company={company}
    />
  ),
};
