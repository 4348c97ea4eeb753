import type { StatusLabel } from "../text/status-label.ts";
import type {
  ClockState,
  IdentityProof,
  ownRequestKinds,
  RequestKind,
  RequestSource,
  RequestState,
} from "./privacy-request.ts";

export const requestKindLabels: Readonly<Record<RequestKind, string>> = {
  access: "Access to their data",
  correction: "Correction",
  deletion: "Deletion",
  objection: "Objection",
  paia: "PAIA: record of the company",
};

/** The same in a customer’s words. */
export const ownRequestTexts: Readonly<Record<(typeof ownRequestKinds)[number], string>> = {
  access: "See what you hold about me",
  correction: "Correct something about me",
  deletion: "Delete something about me",
  objection: "Stop using my data for something",
};

/** The section of the law that grants the right. */
export const requestLaws: Readonly<Record<RequestKind, string>> = {
  access: "POPIA, section 23",
  correction: "POPIA, section 24",
  deletion: "POPIA, section 24",
  objection: "POPIA, section 11(3)",
  paia: "PAIA, section 53",
};

export const requestStateLabels: Readonly<Record<RequestState, StatusLabel>> = {
  open: { label: "Open", tone: "info" },
  granted: { label: "Granted", tone: "ok" },
  refused: { label: "Refused", tone: "bad" },
  withdrawn: { label: "Withdrawn", tone: "neutral" },
};

export const clockTones: Readonly<Record<ClockState, StatusLabel["tone"]>> = {
  stopped: "neutral",
  running: "ok",
  soon: "warn",
  overdue: "bad",
};

export const requestSourceLabels: Readonly<Record<RequestSource, string>> = {
  account: "Their account",
  email: "Email",
  phone: "Phone",
  post: "Post",
  in_person: "In person",
  contact_form: "Form on our site",
};

export const identityLabels: Readonly<Record<IdentityProof, string>> = {
  signed_in: "Signed in to their account",
  called_back: "Called back on the number of their booking",
  email_answered: "Answered an email to the address we hold",
  document_seen: "Showed an identity document",
  met_in_person: "Known to us and met in person",
};

/** “12 days left”, for lists and drawers. */
export function clockText(state: ClockState, days: number): string {
  if (state === "stopped") return "Answered";
  const count = `${Math.abs(days)} ${Math.abs(days) === 1 ? "day" : "days"}`;
  if (state === "overdue") return `${count} overdue`;
  return days === 0 ? "Due today" : `${count} left`;
}
