import type { ApplicationKind } from "#domain/partner/application-lifecycle.ts";
import type { ApplicantTexts } from "./emails/applicant-email.tsx";

/** The steps an applicant hears of by email. The invitation itself is written by the feature that keeps accounts. */
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

type Given = {
  readonly name: string;
  readonly reference: string;
  readonly kind: ApplicationKind;
  /** The question or the reason. */
  readonly note: string;
  readonly statusLink: string;
  readonly signInLink: string;
};

export type WordedEmail = ApplicantTexts & { readonly subject: string };

/** What each email says. */
export const wordEmail = (about: EmailAbout, given: Given): WordedEmail => emails[about](given);

const follow = ({ statusLink }: Given) => ({ label: "See how your application stands", href: statusLink });
const reason = ({ note }: Given) => (note ? { quoted: { label: "Reason", text: note } } : {});

const emails: Readonly<Record<EmailAbout, (given: Given) => WordedEmail>> = {
  submitted: (given) => ({
    subject: `We have your application (${given.reference})`,
    preview: "Your application has arrived, and a person will read it.",
    heading: `Thank you, ${given.name}`,
    paragraphs: [
      "Your application has arrived together with its documents. A person reads it within two working days.",
      "The link below is yours alone: it shows how the application stands, and it is where you answer if we have a question.",
    ],
    link: follow(given),
    closing: "If you did not apply to us, please tell us by answering this letter.",
  }),
  under_review: (given) => ({
    subject: `We are reading your application (${given.reference})`,
    preview: "Somebody has opened your application.",
    heading: "Your application is being read",
    paragraphs: ["Somebody at our office has opened it and goes through the documents. You need do nothing for now."],
    link: follow(given),
  }),
  info_requested: (given) => ({
    subject: `A question about your application (${given.reference})`,
    preview: "We need something from you before we can go on.",
    heading: "We have a question",
    paragraphs: ["Before we can decide we need to hear from you:"],
    quoted: { label: "Our question", text: given.note },
    link: { label: "Answer it on your page", href: given.statusLink },
    closing: "You can add files to your answer. The review goes on as soon as it has arrived.",
  }),
  approved: (given) => ({
    subject: `Your application is approved (${given.reference})`,
    preview: "We would like to work with you.",
    heading: `Welcome aboard, ${given.name}`,
    paragraphs: [
      "We have read everything and would like to work with you.",
      "A second letter brings the invitation to open your account. Its link is good for seven days.",
    ],
    link: follow(given),
  }),
  active: (given) => ({
    subject: "Your account is ready",
    preview: "You can sign in and begin.",
    heading: "Everything is ready",
    paragraphs: [welcome[given.kind]],
    link: { label: "Sign in", href: given.signInLink },
    closing: "Something unclear on the first day? Answer this letter, and a person helps you.",
  }),
  rejected: (given) => ({
    subject: `About your application (${given.reference})`,
    preview: "We cannot say yes this time.",
    heading: "We cannot say yes this time",
    paragraphs: ["Thank you for your interest in working with us. We have read your application with care."],
    ...reason(given),
    link: follow(given),
    closing: "If the reason no longer holds, you are welcome to apply again.",
  }),
  suspended: (given) => ({
    subject: `Your partnership is suspended (${given.reference})`,
    preview: "For now no new work passes between us.",
    heading: "Your partnership is suspended",
    paragraphs: ["For now no new work passes between us. Trips that are already agreed are handled by our desk."],
    ...reason(given),
    closing: "Answer this letter if you would like to talk about it.",
  }),
  reinstated: (given) => ({
    subject: `Your partnership goes on (${given.reference})`,
    preview: "The suspension has ended.",
    heading: "Welcome back",
    paragraphs: ["The suspension has ended, and everything works as before."],
    link: { label: "Sign in", href: given.signInLink },
  }),
  terminated: (given) => ({
    subject: `Our partnership has ended (${given.reference})`,
    preview: "The partnership between us has ended.",
    heading: "Our partnership has ended",
    paragraphs: ["What is still owed between us is settled with the next statement."],
    ...reason(given),
  }),
};

const welcome: Readonly<Record<ApplicationKind, string>> = {
  hotel: "Your front desk can book from now on. Arrivals and departures of the day are on your dashboard.",
  travel_agent: "You can book for your clients from now on, and see each booking and your share of it.",
  driver_provider: "Your drivers and vehicles come next: once their papers are verified, the first offers follow.",
  dispatcher: "Your account is open. We call you to agree on the first shifts.",
  driver: "Your account is open. Once we have verified your papers the first trips appear on your dashboard.",
};
