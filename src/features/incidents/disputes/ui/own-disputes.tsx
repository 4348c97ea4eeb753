import { Badge } from "#design/badge.tsx";
import { disputeKindLabels, tripDisputeLabels } from "#domain/incident/dispute-rules.ts";
import type { OwnDispute } from "../contract.ts";

/** A person’s disputes with our answers. */
export function OwnDisputes({ disputes }: { disputes: readonly OwnDispute[] }) {
  if (disputes.length === 0) return null;
  return (
    <ul aria-label="Disputes" className="grid w-full gap-3">
      {disputes.map(({ id, kind, state, text, answer }) => (
        <li key={id} className="grid gap-1 rounded-md bg-surface-2 px-4 py-3">
          <p className="flex flex-wrap items-center justify-between gap-2">
            <b className="font-semibold">{disputeKindLabels[kind]}</b>
            <Badge tone={tripDisputeLabels[state].tone}>
              {state === "open" ? "With our team" : tripDisputeLabels[state].label}
            </Badge>
          </p>
          <p className="wrap-anywhere whitespace-pre-line text-ink-2 text-sm">{answer || `You wrote: ${text}`}</p>
        </li>
      ))}
    </ul>
  );
}
