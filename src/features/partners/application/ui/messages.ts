import type { ApplicationKind, ApplicationState } from "#domain/partner/application-lifecycle.ts";

/** What is said when an application or an answer does not get through. */
export const messages = {
  notSent: {
    title: "Your application was not sent",
    description: "Nothing is lost: everything you wrote is still here. Please try again.",
    kind: "error",
  },
  answerNotSent: {
    title: "Your answer was not sent",
    description: "What you wrote is still here. Please try again.",
    kind: "error",
  },
  answerSent: { title: "Your answer has arrived", description: "The review goes on.", kind: "success" },
} as const;

export const kindNames: Readonly<Record<ApplicationKind, string>> = {
  travel_agent: "Travel agent",
  hotel: "Hotel or guesthouse",
  driver_provider: "Driver provider",
  dispatcher: "Dispatcher",
  driver: "Driver",
};

type StateWords = { readonly title: string; readonly now: string };

/** Each state in plain words: a line for the timeline, and what it means for the applicant today. */
export const stateLabels: Readonly<Record<ApplicationState, StateWords>> = {
  submitted: {
    title: "Received",
    now: "Your application is with us. A person reads it within two working days; you need do nothing for now.",
  },
  under_review: {
    title: "Being read",
    now: "Somebody at our office goes through it with the documents. If something is missing, we ask you here and by e-mail.",
  },
  info_requested: {
    title: "We have a question",
    now: "We need to hear from you before we can go on. Please answer below.",
  },
  approved: {
    title: "Approved",
    now: "We would like to work with you. The invitation to open your account follows by e-mail.",
  },
  invited: {
    title: "Invited",
    now: "Look into your inbox: the invitation is good for seven days. If it has run out, write to us and we send another.",
  },
  active: { title: "Partner", now: "Your account is open. Sign in, and everything is there." },
  rejected: {
    title: "Not this time",
    now: "We cannot say yes. The reason is below; if it no longer holds, you are welcome to apply again.",
  },
  suspended: { title: "Suspended", now: "For now no new work passes between us. Please get in touch with us." },
  terminated: { title: "Ended", now: "The partnership between us has ended." },
};

const decision = "You hear our answer by e-mail.";
const invitation = "With a yes comes the invitation to open your account.";

/** What is still ahead. Nothing, where the way has come to its end. */
export const nextSteps: Readonly<Partial<Record<ApplicationState, readonly string[]>>> = {
  submitted: ["We read it and check the documents.", decision, invitation],
  under_review: [decision, invitation],
  info_requested: ["You answer, and the review goes on.", decision, invitation],
  approved: ["The invitation comes by e-mail.", "You open its link, set a password and begin."],
  invited: ["You open the link in the invitation.", "You set a password and begin."],
};

/** Where a partner signs in once the account is open. */
export const signInOf = {
  travel_agent: "/partner-login",
  hotel: "/partner-login",
  driver_provider: "/partner-login",
  dispatcher: "/dispatcher-login",
  driver: "/driver/auth",
} as const satisfies Readonly<Record<ApplicationKind, string>>;
