import { Badge } from "#design/badge.tsx";
import { formatDateTime } from "#design/dates/date-text.tsx";
import { Money } from "#design/money.tsx";
import { Timeline } from "#design/timeline.tsx";
import {
  clockText,
  clockTones,
  identityLabels,
  requestLaws,
  requestSourceLabels,
  requestStateLabels,
} from "#domain/privacy/privacy-request-labels.ts";
import { refusalGrounds } from "#domain/privacy/refusal-grounds.ts";
import { SiteLink } from "#platform/browser/link.tsx";
import { Fact } from "../../ui/fact.tsx";
import type { PrivacyRequest } from "../contract.ts";

/** A request in full, with its clock and everything done so far. */
export function RequestFacts({ request }: { request: PrivacyRequest }) {
  const { clock, state, ground } = request;
  return (
    <div className="grid gap-5">
      <p className="flex flex-wrap items-center gap-2">
        <Badge dot tone={requestStateLabels[state].tone}>
          {requestStateLabels[state].label}
        </Badge>
        {clock.state !== "stopped" && (
          <Badge tone={clockTones[clock.state]}>{clockText(clock.state, clock.days)}</Badge>
        )}
      </p>
      <p className="wrap-anywhere whitespace-pre-line">{request.words || "Words deleted"}</p>
      <dl className="grid gap-3 sm:grid-cols-2">
        <Fact name="Reference">{request.reference}</Fact>
        <Fact name="Law">{requestLaws[request.kind]}</Fact>
        <Fact name="From">{request.name || "Erased"}</Fact>
        <Fact name="Contact">{[request.email, request.phone].filter(Boolean).join(", ") || "–"}</Fact>
        <Fact name="Received">
          {formatDateTime(request.received_at)}, {requestSourceLabels[request.source].toLowerCase()}
        </Fact>
        <Fact name="Answer by">{formatDateTime(request.due_at)}</Fact>
        {request.extended_at && (
          <Fact name="Extended">
            {formatDateTime(request.extended_at)}. {request.extension_reason}
          </Fact>
        )}
        <Fact name="Identity">{request.identity ? identityLabels[request.identity] : "Not checked yet"}</Fact>
        <Fact name="Assigned to">{request.assigned_to?.name || "No one"}</Fact>
        {request.fee_cents !== null && (
          <Fact name="Fee">
            <Money cents={request.fee_cents} />, {request.fee_paid_at ? "paid" : "not paid yet"}
          </Fact>
        )}
        {ground && (
          <Fact name="Ground for refusing">
            {refusalGrounds[ground].label} ({refusalGrounds[ground].law})
          </Fact>
        )}
      </dl>
      <ActionsDone request={request} />
      {request.moves.length > 0 && (
        <section className="grid gap-3 border-line border-t pt-4">
          <h3 className="font-bold text-base">History</h3>
          <Timeline
            label="History"
            events={request.moves.map(({ id, to, by, words, at }) => ({
              id,
              tone: requestStateLabels[to].tone,
              text: words,
              title: to === "open" ? "Received" : requestStateLabels[to].label,
              time: `${formatDateTime(at)}, ${by}`,
            }))}
          />
        </section>
      )}
    </div>
  );
}

/** The email, copy and erasure already done for it, and links to do the rest. */
function ActionsDone({ request }: { request: PrivacyRequest }) {
  const actions = [
    ["Acknowledged", request.acknowledged_at],
    ["Copy downloaded", request.copied_at],
    ["Person erased", request.erased_at],
  ] as const;
  const search = request.email || request.phone || request.name;
  return (
    <section className="grid gap-2 border-line border-t pt-4">
      <h3 className="font-bold text-base">What was done</h3>
      <ul className="grid gap-1 text-[0.9375rem]">
        {actions.map(([label, at]) => (
          <li key={label} className={at ? "" : "text-ink-2"}>
            {label}: {at ? formatDateTime(at) : "not yet"}
          </li>
        ))}
      </ul>
      {search && (
        <p className="text-[0.9375rem]">
          <SiteLink
            className="font-semibold underline"
            to={`/admin/super-user?tab=privacy&person=${encodeURIComponent(search)}&answers=${request.id}`}
          >
            Look up what we hold for this request
          </SiteLink>
        </p>
      )}
    </section>
  );
}
