import type { ApplicationKind, ApplicationState } from "#domain/partner/application-lifecycle.ts";

/** The message when an application or an answer does not get through. */
export const messages = {
  notSent: {
    title: "Your application was not sent",
    description: "Your answers are still here. Please try again.",
    kind: "error",
  },
  answerNotSent: {
    title: "Your answer was not sent",
    description: "Your answer is still here. Please try again.",
    kind: "error",
  },
  answerSent: { title: "We have your answer", description: "We’ll continue the review.", kind: "success" },
} as const;

/** Each status’s meaning for the applicant. */
export const standingTexts: Readonly<Record<ApplicationState, string>> = {
  submitted:
    "We have your application and will review it within two working days. You don’t have to do anything for now.",
  under_review:
    "We’re reviewing your application and documents. If something is missing, we’ll ask you here and by email.",
  info_requested: "We need to hear from you before we can continue. Please answer below.",
  approved: "We would like to work with you. We’ll email you the invitation to open your account.",
  invited:
    "Check your inbox: the invitation is valid for seven days. If it has expired, email us and we’ll send another.",
  active: "Your account is open. You can sign in now.",
  rejected: "We can’t approve your application. The reason is below. If that changes, you’re welcome to apply again.",
  suspended: "We can’t work together on new trips for now. Please contact us.",
  terminated: "The partnership between us has ended.",
};

const decision = "We’ll email you our answer.";
const invitation = "If we approve it, we’ll invite you to open your account.";

/** The steps ahead; absent at the end. */
export const nextSteps: Readonly<Partial<Record<ApplicationState, readonly string[]>>> = {
  submitted: ["We review it and check the documents.", decision, invitation],
  under_review: [decision, invitation],
  info_requested: ["You answer, and we continue the review.", decision, invitation],
  approved: ["We’ll email you the invitation.", "You open its link, set a password and start."],
  invited: ["You open the link in the invitation.", "You set a password and start."],
};

/** Where a partner signs in once the account is open. */
export const signInOf = {
  travel_agent: "/partner-login",
  hotel: "/partner-login",
  driver_provider: "/partner-login",
  dispatcher: "/dispatcher-login",
  driver: "/driver/auth",
} as const satisfies Readonly<Record<ApplicationKind, string>>;
