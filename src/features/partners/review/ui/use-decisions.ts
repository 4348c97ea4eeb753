import type { ReasonField } from "#design/overlay/action-dialog.tsx";
import type { ApplicationState } from "#domain/partner/application-lifecycle.ts";
import { reportingContract } from "#features/reporting/contract.ts";
import { useMakeCall } from "#platform/browser/use-call.ts";
import { type AgreedTerms, type ReviewedApplication, reviewContract } from "../contract.ts";

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
  /** Its consequences, shown in advance. */
  readonly text: string;
  readonly confirm: string;
  /** Shown afterwards. */
  readonly done: string;
  readonly field?: ReasonField;
  readonly tone: "primary" | "danger";
};

const start: Decision = {
  action: "start",
  to: "under_review",
  button: "Start review",
  title: "Start review?",
  text: "We’ll email the applicant that we’re reviewing the application.",
  confirm: "Start review",
  done: "Review started",
  tone: "primary",
};
const ask: Decision = {
  action: "ask",
  to: "info_requested",
  button: "Ask applicant",
  title: "Ask the applicant a question",
  text: "We’ll email the question with a link to answer it. The application is on hold until then.",
  confirm: "Send question",
  done: "Question sent",
  field: {
    label: "Question",
    hint: "One thing at a time gets the quickest answer.",
  },
  tone: "primary",
};
const approve: Decision = {
  action: "approve",
  to: "approved",
  button: "Approve",
  title: "Approve this application?",
  text: "We’ll email the applicant. The invitation is the next step. Until then you can still reject it.",
  confirm: "Approve",
  done: "Approved",
  field: { label: "Note", hint: "For our team only. The applicant doesn’t see it.", isOptional: true },
  tone: "primary",
};
const invite: Decision = {
  action: "invite",
  to: "invited",
  button: "Send invitation",
  title: "Send invitation?",
  text: "We’ll email the applicant a link to choose a password. It’s valid for 7 days.",
  confirm: "Send invitation",
  done: "Invitation sent",
  tone: "primary",
};
const reject: Decision = {
  action: "reject",
  to: "rejected",
  button: "Reject",
  title: "Reject this application?",
  text: "We’ll email the applicant the reason. You can reopen the application later.",
  confirm: "Reject",
  done: "Rejected",
  field: { label: "Reason", hint: "The applicant sees this word for word." },
  tone: "danger",
};
const reopen: Decision = {
  action: "reopen",
  to: "under_review",
  button: "Reopen application",
  title: "Reopen this application?",
  text: "It goes back under review, and we’ll email the applicant.",
  confirm: "Reopen application",
  done: "Application reopened",
  field: { label: "Note", hint: "Why it’s reviewed again.", isOptional: true },
  tone: "primary",
};
const suspend: Decision = {
  action: "suspend",
  to: "suspended",
  button: "Suspend",
  title: "Suspend this partner?",
  text: "They cannot book or take trips until they are reinstated. Existing bookings and trips are unchanged.",
  confirm: "Suspend",
  done: "Suspended",
  field: { label: "Reason", hint: "The partner will see this." },
  tone: "danger",
};
const reinstate: Decision = {
  action: "reinstate",
  to: "active",
  button: "Reinstate",
  title: "Reinstate this partner?",
  text: "They can work with us again immediately.",
  confirm: "Reinstate",
  done: "Active again",
  field: { label: "Note", hint: "For our team only.", isOptional: true },
  tone: "primary",
};
const terminate: Decision = {
  action: "terminate",
  to: "terminated",
  button: "End partnership",
  title: "End this partnership for good?",
  text: "You can’t undo this. They would have to apply again.",
  confirm: "End partnership",
  done: "Partnership ended",
  field: { label: "Reason", hint: "The partner will see this." },
  tone: "danger",
};

/** By likelihood. Three of them lead to `under_review`, each from another state. */
const order = [start, invite, approve, reinstate, reopen, ask, suspend, reject, terminate];

export function decisionsFor({ state, possible_states }: Pick<ReviewedApplication, "state" | "possible_states">) {
  return order
    .filter(({ to }) => possible_states.includes(to))
    .filter(({ action }) => action !== "start" || state === "submitted")
    .filter(({ action }) => action !== "reopen" || state === "rejected")
    .filter(({ action }) => action !== "reinstate" || state === "suspended")
    .map((decision) =>
      decision.action === "invite" && state === "invited"
        ? { ...decision, button: "Send invitation again", text: `${decision.text} The older link stops working.` }
        : decision,
    );
}

/** Reloaded after a decision: the application, the lists and their counts. */
const refreshed = [
  reviewContract.reviewApplication,
  reviewContract.applicationsForReview,
  reportingContract.readFrame,
  reportingContract.readToday,
  reportingContract.partnersAtWork,
];

/** Carries out a decision on the version on the screen. */
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
  const actions: Record<Action, (words: string, terms: AgreedTerms | null) => Promise<unknown>> = {
    start: () => calls.start.mutateAsync(on),
    ask: (question) => calls.ask.mutateAsync({ ...on, question }),
    approve: (note, terms) => calls.approve.mutateAsync({ ...on, note, terms }),
    invite: () => calls.invite.mutateAsync(on),
    reject: (reason) => calls.reject.mutateAsync({ ...on, reason }),
    reopen: (note) => calls.reopen.mutateAsync({ ...on, note }),
    suspend: (reason) => calls.suspend.mutateAsync({ ...on, reason }),
    reinstate: (note) => calls.reinstate.mutateAsync({ ...on, note }),
    terminate: (reason) => calls.terminate.mutateAsync({ ...on, reason }),
  };
  return {
    decide: (action: Action, words: string, terms: AgreedTerms | null = null) => actions[action](words, terms),
  };
}
