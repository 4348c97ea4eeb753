import type { ApplicationState } from "#domain/partner/application-lifecycle.ts";
import { reportingContract } from "#features/reporting/contract.ts";
import { useMakeCall } from "#platform/browser/use-call.ts";
import { type ReviewedApplication, reviewContract } from "../contract.ts";

export type Action =
  | "start"
  | "ask"
  | "approve"
  | "invite"
  | "reject"
  | "reopen"
  | "suspend"
  | "reinstate"
  | "terminate";

export type Decision = {
  readonly action: Action;
  /** The state it leads to. */
  readonly to: ApplicationState;
  readonly button: string;
  readonly title: string;
  /** What follows from it, said before it is done. */
  readonly text: string;
  readonly confirm: string;
  /** Said once it is done. */
  readonly done: string;
  readonly field?: { readonly label: string; readonly hint: string; readonly required?: string };
  readonly tone: "primary" | "danger";
};

const start: Decision = {
  action: "start",
  to: "under_review",
  button: "Start review",
  title: "Start the review?",
  text: "We’ll email the applicant that we’re reviewing the application.",
  confirm: "Start review",
  done: "Review started",
  tone: "primary",
};
const ask: Decision = {
  action: "ask",
  to: "info_requested",
  button: "Ask the applicant",
  title: "Ask the applicant",
  text: "The question goes out by e-mail with a link to answer it. The application waits until then.",
  confirm: "Send the question",
  done: "The question is on its way",
  field: {
    label: "Question",
    hint: "One thing at a time gets the quickest answer.",
    required: "Please write the question",
  },
  tone: "primary",
};
const approve: Decision = {
  action: "approve",
  to: "approved",
  button: "Approve",
  title: "Approve this application?",
  text: "The applicant is told. The account comes with the invitation, as a step of its own; until then you can still say no.",
  confirm: "Approve",
  done: "Approved",
  field: { label: "Note", hint: "For the record; the applicant does not need it." },
  tone: "primary",
};
const invite: Decision = {
  action: "invite",
  to: "invited",
  button: "Send the invitation",
  title: "Send the invitation?",
  text: "The applicant gets a link, good for 7 days, to choose a password and begin.",
  confirm: "Send the invitation",
  done: "The invitation is on its way",
  tone: "primary",
};
const reject: Decision = {
  action: "reject",
  to: "rejected",
  button: "Reject",
  title: "Reject this application?",
  text: "The applicant reads the reason. It can be taken up again later.",
  confirm: "Reject",
  done: "Rejected",
  field: { label: "Reason", hint: "The applicant reads this word for word.", required: "Please give the reason" },
  tone: "danger",
};
const reopen: Decision = {
  action: "reopen",
  to: "under_review",
  button: "Take it up again",
  title: "Take this application up again?",
  text: "It goes back under review, and the applicant is told.",
  confirm: "Take it up again",
  done: "Under review again",
  field: { label: "Note", hint: "Why it deserves another look." },
  tone: "primary",
};
const suspend: Decision = {
  action: "suspend",
  to: "suspended",
  button: "Suspend",
  title: "Suspend this partner?",
  text: "They cannot book or take trips until they are reinstated. What is already agreed stays.",
  confirm: "Suspend",
  done: "Suspended",
  field: { label: "Reason", hint: "The partner reads this.", required: "Please give the reason" },
  tone: "danger",
};
const reinstate: Decision = {
  action: "reinstate",
  to: "active",
  button: "Reinstate",
  title: "Reinstate this partner?",
  text: "They can work with us again at once.",
  confirm: "Reinstate",
  done: "Active again",
  field: { label: "Note", hint: "For the record." },
  tone: "primary",
};
const terminate: Decision = {
  action: "terminate",
  to: "terminated",
  button: "End the partnership",
  title: "End this partnership for good?",
  text: "This cannot be taken back: they would have to apply anew.",
  confirm: "End the partnership",
  done: "The partnership has ended",
  field: { label: "Reason", hint: "The partner reads this.", required: "Please give the reason" },
  tone: "danger",
};

/** In the order in which they are usually wanted. Three of them lead to `under_review`, each from a state of its own. */
const order = [start, invite, approve, reinstate, reopen, ask, suspend, reject, terminate];

export function decisionsFor({ state, possible_states }: Pick<ReviewedApplication, "state" | "possible_states">) {
  return order
    .filter(({ to }) => possible_states.includes(to))
    .filter(({ action }) => action !== "start" || state === "submitted")
    .filter(({ action }) => action !== "reopen" || state === "rejected")
    .filter(({ action }) => action !== "reinstate" || state === "suspended")
    .map((decision) =>
      decision.action === "invite" && state === "invited"
        ? { ...decision, button: "Send the invitation again", text: `${decision.text} The older link stops working.` }
        : decision,
    );
}

/** What a decision changes on the screen: the application, the lists, and the counts around them. */
const refreshed = [
  reviewContract.reviewApplication,
  reviewContract.applicationsForReview,
  reportingContract.readFrame,
  reportingContract.readToday,
  reportingContract.partnersAtWork,
];

/** Carries a decision out on the version that was looked at. */
export function useDecide({ id, version }: Pick<ReviewedApplication, "id" | "version">) {
  const calls = {
    start: useMakeCall(reviewContract.startReview, refreshed),
    ask: useMakeCall(reviewContract.askApplicant, refreshed),
    approve: useMakeCall(reviewContract.approveApplication, refreshed),
    invite: useMakeCall(reviewContract.inviteApplicant, refreshed),
    reject: useMakeCall(reviewContract.rejectApplication, refreshed),
    reopen: useMakeCall(reviewContract.reopenApplication, refreshed),
    suspend: useMakeCall(reviewContract.suspendPartner, refreshed),
    reinstate: useMakeCall(reviewContract.reinstatePartner, refreshed),
    terminate: useMakeCall(reviewContract.terminatePartner, refreshed),
  };
  const on = { id, version };
  const actions: Record<Action, (words: string) => Promise<unknown>> = {
    start: () => calls.start.mutateAsync(on),
    ask: (question) => calls.ask.mutateAsync({ ...on, question }),
    approve: (note) => calls.approve.mutateAsync({ ...on, note }),
    invite: () => calls.invite.mutateAsync(on),
    reject: (reason) => calls.reject.mutateAsync({ ...on, reason }),
    reopen: (note) => calls.reopen.mutateAsync({ ...on, note }),
    suspend: (reason) => calls.suspend.mutateAsync({ ...on, reason }),
    reinstate: (note) => calls.reinstate.mutateAsync({ ...on, note }),
    terminate: (reason) => calls.terminate.mutateAsync({ ...on, reason }),
  };
  return { decide: (action: Action, words: string) => actions[action](words) };
}
