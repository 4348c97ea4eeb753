import type { StatusLabel } from "../text/status-label.ts";
import type { ApplicationKind, ApplicationState } from "./application-lifecycle.ts";

type ApplicationLabel = StatusLabel & {
  /** The applicant’s text. */
  readonly applicant: string;
  /** The text in the history. */
  readonly moved: string;
};

/** An application's status in the same words on every screen, email and export. */
export const applicationLabels: Readonly<Record<ApplicationState, ApplicationLabel>> = {
  submitted: { label: "New", applicant: "Received", moved: "Application received", tone: "accent" },
  under_review: { label: "Under review", applicant: "Under review", moved: "Review started", tone: "info" },
  info_requested: {
    label: "Waiting for applicant",
    applicant: "We have a question",
    moved: "Asked the applicant",
    tone: "warn",
  },
  approved: { label: "Approved", applicant: "Approved", moved: "Approved", tone: "ok" },
  invited: { label: "Invited", applicant: "Invited", moved: "Invitation sent", tone: "violet" },
  active: { label: "Active", applicant: "Partner", moved: "Partner is active", tone: "ok" },
  rejected: { label: "Rejected", applicant: "Not this time", moved: "Rejected", tone: "neutral" },
  suspended: { label: "Suspended", applicant: "Suspended", moved: "Suspended", tone: "bad" },
  terminated: { label: "Ended", applicant: "Ended", moved: "Partnership ended", tone: "neutral" },
};

type KindLabel = { readonly label: string; readonly many: string; readonly applicant: string };

export const applicationKindLabels: Readonly<Record<ApplicationKind, KindLabel>> = {
  travel_agent: { label: "Travel agent", many: "Travel agents", applicant: "Travel agent" },
  hotel: { label: "Hotel", many: "Hotels", applicant: "Hotel or guesthouse" },
  driver_provider: { label: "Driver provider", many: "Driver providers", applicant: "Driver provider" },
  dispatcher: { label: "Dispatcher", many: "Dispatchers", applicant: "Dispatcher" },
  driver: { label: "Driver", many: "Drivers", applicant: "Driver" },
};
