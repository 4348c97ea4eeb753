import { Badge, type Tone } from "#design/badge.tsx";
import type { ApplicationKind, ApplicationState } from "#domain/partner/application-lifecycle.ts";

const words: Record<ApplicationState, { readonly label: string; readonly tone: Tone }> = {
  submitted: { label: "New", tone: "accent" },
  under_review: { label: "Under review", tone: "info" },
  info_requested: { label: "Waiting for applicant", tone: "warn" },
  approved: { label: "Approved", tone: "ok" },
  invited: { label: "Invited", tone: "violet" },
  active: { label: "Active", tone: "ok" },
  rejected: { label: "Rejected", tone: "neutral" },
  suspended: { label: "Suspended", tone: "bad" },
  terminated: { label: "Ended", tone: "neutral" },
};

export const stateLabel = (state: ApplicationState) => words[state].label;
export const stateTone = (state: ApplicationState) => words[state].tone;

export function StateBadge({ state }: { state: ApplicationState }) {
  return <Badge tone={words[state].tone}>{words[state].label}</Badge>;
}

/** What came about by a move, for the history of an application. */
export const moveLabels: Record<ApplicationState, string> = {
  submitted: "Application received",
  under_review: "Review started",
  info_requested: "Asked the applicant",
  approved: "Approved",
  invited: "Invitation sent",
  active: "Partner is active",
  rejected: "Rejected",
  suspended: "Suspended",
  terminated: "Partnership ended",
};

export const kindLabels: Record<ApplicationKind, { readonly one: string; readonly many: string }> = {
  travel_agent: { one: "Travel agent", many: "Travel agents" },
  hotel: { one: "Hotel", many: "Hotels" },
  driver_provider: { one: "Driver provider", many: "Driver providers" },
  dispatcher: { one: "Dispatcher", many: "Dispatchers" },
  driver: { one: "Driver", many: "Drivers" },
};

/** A company by its name, a person by theirs. */
export const nameOfApplicant = (applicant: { company_name: string; contact_name: string }) =>
  applicant.company_name || applicant.contact_name;
