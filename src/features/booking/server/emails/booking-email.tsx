import type { ReactNode } from "react";
import type { CompanyDetails } from "#features/content/contract.ts";
import { Action, Heading, Paragraph } from "#platform/mail/email-parts.tsx";
import { emailWords } from "#platform/mail/email-words.ts";
import { Closing, Frame } from "#platform/mail/frame.tsx";

export const bookingEmailsWords = emailWords(
  "booking-emails",
  { to: "customer", when: "In every email about a booking." },
  {
    button: "View your booking",
    greeting: "Hi {first_name},",
  },
);

type BookingEmailProps = {
  /** The one fact or deadline that the subject lacks. */
  preview: string;
  /** The news. */
  heading: string;
  firstName: string;
  company: CompanyDetails;
  /** The event, and the advice about it. */
  children: ReactNode;
  action?: { readonly label: string; readonly href: string };
  /** Below the button: the trip, the amounts. */
  facts?: ReactNode;
};

/** Every email to a customer about a booking: the news, a greeting, one button, the facts, and how to reach us. */
export const BookingEmail = (props: BookingEmailProps) => (
  <Frame preview={props.preview} sender={props.company}>
    <Heading>{props.heading}</Heading>
    <Paragraph>{bookingEmailsWords.greeting({ first_name: props.firstName })}</Paragraph>
    {props.children}
    {props.action && <Action href={props.action.href}>{props.action.label}</Action>}
    {props.facts}
    <Closing sender={props.company} />
  </Frame>
);

/** The button of most of them. Its link opens the booking without a sign-in. */
export const viewBooking = (href: string) => ({ label: bookingEmailsWords.button(), href });
