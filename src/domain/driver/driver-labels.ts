import type { AbsenceKind, AbsenceState, DriverState } from "./driver-lifecycle.ts";

type Tone = "neutral" | "info" | "ok" | "warn" | "bad";
type StatusLabel = { readonly label: string; readonly tone: Tone };

/** `moved` is the text in the history. */
export const driverLabels: Readonly<Record<DriverState, StatusLabel & { readonly moved: string }>> = {
  invited: { label: "Invited", tone: "info", moved: "Invited" },
  onboarding: { label: "Onboarding", tone: "info", moved: "Onboarding started" },
  active: { label: "Active", tone: "ok", moved: "Activated" },
  on_leave: { label: "On leave", tone: "warn", moved: "Went on leave" },
  suspended: { label: "Suspended", tone: "bad", moved: "Suspended" },
  left: { label: "Left", tone: "neutral", moved: "Left" },
};

export const absenceKindLabels: Readonly<Record<AbsenceKind, string>> = {
  leave: "Leave",
  sick: "Sick leave",
  blocked: "Blocked time",
};

export const absenceLabels: Readonly<Record<AbsenceState, StatusLabel>> = {
  asked: { label: "Waiting for an answer", tone: "warn" },
  granted: { label: "Approved", tone: "ok" },
  declined: { label: "Declined", tone: "bad" },
  withdrawn: { label: "Withdrawn", tone: "neutral" },
};
