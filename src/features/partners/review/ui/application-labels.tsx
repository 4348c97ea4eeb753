import { Badge } from "#design/badge.tsx";
import { applicationLabels } from "#domain/partner/application-labels.ts";
import type { ApplicationState } from "#domain/partner/application-lifecycle.ts";

export function StateBadge({ state }: { state: ApplicationState }) {
  const { label, tone } = applicationLabels[state];
  return <Badge tone={tone}>{label}</Badge>;
}

/** A company by its name, a person by theirs. */
export const nameOfApplicant = (applicant: { company_name: string; contact_name: string }) =>
  applicant.company_name || applicant.contact_name;
