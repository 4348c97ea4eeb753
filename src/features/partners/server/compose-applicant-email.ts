import type { ApplicationKind } from "#domain/partner/application-lifecycle.ts";
import type { ApplicantTexts } from "./emails/applicant-email.tsx";

/** The steps we email an applicant about. The invitation itself is sent by the feature that owns accounts. */
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

const follow = ({ statusLink }: EmailFacts) => ({ label: "Check your application", href: statusLink });
const reason = ({ note }: EmailFacts) => (note ? { quoted: { label: "Reason", text: note } } : {});

const emails: Readonly<Record<EmailAbout, (facts: EmailFacts) => ApplicantEmailText>> = {
  submitted: (facts) => ({
    subject: `Application ${facts.reference} received`,
    preview: "We’ll review it within two working days.",
    heading: "We have your application",
    paragraphs: [
      "Thank you. We have your application and documents and will review them within two working days.",
      "The link below is private to you. It shows the status of your application, and you can answer our questions there.",
    ],
    link: follow(facts),
    closing: "Wasn’t you? Reply to this email.",
  }),
  under_review: (facts) => ({
    subject: `We’re reviewing application ${facts.reference}`,
    preview: "You don’t have to do anything for now.",
    heading: "We’re reviewing your application",
    paragraphs: ["We’re reviewing your application and documents. You don’t have to do anything for now."],
    link: follow(facts),
  }),
  info_requested: (facts) => ({
    subject: `A question about application ${facts.reference}`,
    preview: "We need your answer before we can continue.",
    heading: "We have a question",
    paragraphs: ["Please answer this question so that we can decide:"],
    quoted: { label: "Our question", text: facts.note },
    link: { label: "Answer our question", href: facts.statusLink },
    closing: "You can add files to your answer. The review continues as soon as we have it.",
  }),
  approved: (facts) => ({
    subject: `Application ${facts.reference} approved`,
    preview: "We would like to work with you.",
    heading: "Your application is approved",
    paragraphs: [
      "We’ve reviewed your application and would like to work with you.",
      "We’ll send the invitation to open your account in a second email. Its link is valid for seven days.",
    ],
    link: follow(facts),
  }),
  active: (facts) => ({
    subject: "Your account is ready",
    preview: "You can sign in and start.",
    heading: "Your account is ready",
    paragraphs: [welcome[facts.kind]],
    link: { label: "Sign in", href: facts.signInLink },
  }),
  rejected: (facts) => ({
    subject: `We can’t approve application ${facts.reference}`,
    preview: "We can’t approve your application.",
    heading: "We can’t approve your application",
    paragraphs: ["Thank you for your interest in working with us. We’ve reviewed your application carefully."],
    ...reason(facts),
    link: follow(facts),
    closing: "If this changes, you’re welcome to apply again.",
  }),
  suspended: (facts) => ({
    subject: `Partnership ${facts.reference} suspended`,
    preview: "We can’t work together on new trips for now.",
    heading: "Your partnership is suspended",
    paragraphs: ["We can’t work together on new trips for now. Our team will handle trips that are already agreed."],
    ...reason(facts),
  }),
  reinstated: (facts) => ({
    subject: `Partnership ${facts.reference} is active again`,
    preview: "The suspension has ended.",
    heading: "Your partnership is active again",
    paragraphs: ["The suspension has ended. You can work with us as before."],
    link: { label: "Sign in", href: facts.signInLink },
  }),
  terminated: (facts) => ({
    subject: `Partnership ${facts.reference} has ended`,
    preview: "The partnership between us has ended.",
    heading: "Our partnership has ended",
    paragraphs: ["We’ll settle outstanding amounts with the next statement."],
    ...reason(facts),
  }),
};

const welcome: Readonly<Record<ApplicationKind, string>> = {
  hotel: "Your front desk can book now. The day’s arrivals and departures are on your dashboard.",
  travel_agent: "You can book for your clients now, and see each booking and your commission.",
  driver_provider:
    "Next, add your drivers and vehicles. Once we’ve verified their documents, you’ll get your first offers.",
  dispatcher: "Your account is open. We’ll call you to agree on your first shifts.",
  driver: "Your account is open. Once we’ve verified your documents, your first trips will appear on your dashboard.",
};
