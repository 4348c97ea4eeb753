import type { ApplicationKind } from "#domain/partner/application-lifecycle.ts";
import { emailWords } from "#platform/mail/email-words.ts";
import type { ApplicantTexts } from "./emails/applicant-email.tsx";

export const applicationWords = emailWords(
  "application",
  { to: "partner", when: "At each step of an application." },
  {
    button: "Check your application",
    submitted_subject: "Application {reference} received",
    submitted_preview: "We’ll review it within two working days.",
    submitted_title: "We have your application",
    submitted_opening:
      "Thank you. We have your application and documents and will review them within two working days.",
    submitted_paragraph_2:
      "The link below is private to you. It shows the status of your application, and you can answer our questions there.",
    submitted_closing: "Wasn’t you? Reply to this email.",
    under_review_subject: "We’re reviewing application {reference}",
    under_review_preview: "You don’t have to do anything for now.",
    under_review_title: "We’re reviewing your application",
    under_review_opening: "We’re reviewing your application and documents. You don’t have to do anything for now.",
    info_requested_subject: "A question about application {reference}",
    info_requested_preview: "We need your answer before we can continue.",
    info_requested_title: "We have a question",
    info_requested_opening: "Please answer this question so that we can decide:",
    info_requested_button: "Answer our question",
    info_requested_closing: "You can add files to your answer. The review continues as soon as we have it.",
    approved_subject: "Application {reference} approved",
    approved_preview: "We would like to work with you.",
    approved_title: "Your application is approved",
    approved_opening: "We’ve reviewed your application and would like to work with you.",
    approved_paragraph_2:
      "We’ll send the invitation to open your account in a second email. Its link is valid for seven days.",
    active_subject: "Your account is ready",
    active_preview: "You can sign in and start.",
    active_title: "Your account is ready",
    active_button: "Sign in",
    rejected_subject: "We can’t approve application {reference}",
    rejected_preview: "We can’t approve your application.",
    rejected_title: "We can’t approve your application",
    rejected_opening: "Thank you for your interest in working with us. We’ve reviewed your application carefully.",
    rejected_closing: "If this changes, you’re welcome to apply again.",
    suspended_subject: "Partnership {reference} suspended",
    suspended_preview: "We can’t work together on new trips for now.",
    suspended_title: "Your partnership is suspended",
    suspended_opening:
      "We can’t work together on new trips for now. Our team will handle trips that are already agreed.",
    reinstated_subject: "Partnership {reference} is active again",
    reinstated_preview: "The suspension has ended.",
    reinstated_title: "Your partnership is active again",
    reinstated_opening: "The suspension has ended. You can work with us as before.",
    reinstated_button: "Sign in",
    terminated_subject: "Partnership {reference} has ended",
    terminated_preview: "The partnership between us has ended.",
    terminated_title: "Our partnership has ended",
    terminated_opening: "We’ll settle outstanding amounts with the next statement.",
    welcome_hotel: "Your front desk can book now. The day’s arrivals and departures are on your dashboard.",
    welcome_travel_agent: "You can book for your clients now, and see each booking and your commission.",
    welcome_driver_provider:
      "Next, add your drivers and vehicles. Once we’ve verified their documents, you’ll get your first offers.",
    welcome_dispatcher: "Your account is open. We’ll call you to agree on your first shifts.",
    welcome_driver:
      "Your account is open. Once we’ve verified your documents, your first trips will appear on your dashboard.",
  },
);

/** The steps that send an applicant an email. The accounts feature sends the invitation itself. */
export type EmailAbout =
  | "submitted"
  | "under_review"
  | "info_requested"
  | "approved"
  | "active"
  | "rejected"
  | "suspended"
  | "reinstated"
  | "terminated";

type EmailFacts = {
  readonly reference: string;
  readonly kind: ApplicationKind;
  /** The question or the reason. */
  readonly note: string;
  readonly statusLink: string;
  readonly signInLink: string;
};

export type ApplicantEmailText = ApplicantTexts & { readonly subject: string };

/** The text of each email. */
export const composeApplicantEmail = (about: EmailAbout, facts: EmailFacts): ApplicantEmailText => emails[about](facts);

const follow = ({ statusLink }: EmailFacts) => ({ label: applicationWords.button(), href: statusLink });
const reason = ({ note }: EmailFacts) => (note ? { quoted: { label: "Reason", text: note } } : {});

const emails: Readonly<Record<EmailAbout, (facts: EmailFacts) => ApplicantEmailText>> = {
  submitted: (facts) => ({
    subject: applicationWords.submitted_subject({ reference: facts.reference }),
    preview: applicationWords.submitted_preview(),
    heading: applicationWords.submitted_title(),
    paragraphs: [applicationWords.submitted_opening(), applicationWords.submitted_paragraph_2()],
    link: follow(facts),
    closing: applicationWords.submitted_closing(),
  }),
  under_review: (facts) => ({
    subject: applicationWords.under_review_subject({ reference: facts.reference }),
    preview: applicationWords.under_review_preview(),
    heading: applicationWords.under_review_title(),
    paragraphs: [applicationWords.under_review_opening()],
    link: follow(facts),
  }),
  info_requested: (facts) => ({
    subject: applicationWords.info_requested_subject({ reference: facts.reference }),
    preview: applicationWords.info_requested_preview(),
    heading: applicationWords.info_requested_title(),
    paragraphs: [applicationWords.info_requested_opening()],
    quoted: { label: "Our question", text: facts.note },
    link: { label: applicationWords.info_requested_button(), href: facts.statusLink },
    closing: applicationWords.info_requested_closing(),
  }),
  approved: (facts) => ({
    subject: applicationWords.approved_subject({ reference: facts.reference }),
    preview: applicationWords.approved_preview(),
    heading: applicationWords.approved_title(),
    paragraphs: [applicationWords.approved_opening(), applicationWords.approved_paragraph_2()],
    link: follow(facts),
  }),
  active: (facts) => ({
    subject: applicationWords.active_subject(),
    preview: applicationWords.active_preview(),
    heading: applicationWords.active_title(),
    paragraphs: [welcome[facts.kind]()],
    link: { label: applicationWords.active_button(), href: facts.signInLink },
  }),
  rejected: (facts) => ({
    subject: applicationWords.rejected_subject({ reference: facts.reference }),
    preview: applicationWords.rejected_preview(),
    heading: applicationWords.rejected_title(),
    paragraphs: [applicationWords.rejected_opening()],
    ...reason(facts),
    link: follow(facts),
    closing: applicationWords.rejected_closing(),
  }),
  suspended: (facts) => ({
    subject: applicationWords.suspended_subject({ reference: facts.reference }),
    preview: applicationWords.suspended_preview(),
    heading: applicationWords.suspended_title(),
    paragraphs: [applicationWords.suspended_opening()],
    ...reason(facts),
  }),
  reinstated: (facts) => ({
    subject: applicationWords.reinstated_subject({ reference: facts.reference }),
    preview: applicationWords.reinstated_preview(),
    heading: applicationWords.reinstated_title(),
    paragraphs: [applicationWords.reinstated_opening()],
    link: { label: applicationWords.reinstated_button(), href: facts.signInLink },
  }),
  terminated: (facts) => ({
    subject: applicationWords.terminated_subject({ reference: facts.reference }),
    preview: applicationWords.terminated_preview(),
    heading: applicationWords.terminated_title(),
    paragraphs: [applicationWords.terminated_opening()],
    ...reason(facts),
  }),
};

const welcome: Readonly<Record<ApplicationKind, () => string>> = {
  hotel: applicationWords.welcome_hotel,
  travel_agent: applicationWords.welcome_travel_agent,
  driver_provider: applicationWords.welcome_driver_provider,
  dispatcher: applicationWords.welcome_dispatcher,
  driver: applicationWords.welcome_driver,
};
