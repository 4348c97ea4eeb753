import { FilePlus2, Hand, Send, StickyNote, Undo2 } from "lucide-react";
import { useState } from "react";
import { Alert } from "#design/alert.tsx";
import { Button } from "#design/button.tsx";
import { formatDate, formatDateTime } from "#design/dates/date-text.tsx";
import { Field, TextArea } from "#design/fields/field.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonCard } from "#design/skeleton.tsx";
import { Timeline } from "#design/timeline.tsx";
import { sourceLabel } from "#domain/booking/booking-labels.ts";
import { enquiryLabels } from "#domain/enquiry/enquiry-labels.ts";
import { useUndoneWords } from "#platform/browser/held-here.ts";
import { SiteLink } from "#platform/browser/link.tsx";
import { RecordNotice } from "#platform/browser/record-notice.tsx";
import { useCall } from "#platform/browser/use-call.ts";
import { type EnquiryInFull, leadsContract } from "../contract.ts";
import { EnquiryFilingForm } from "./enquiry-filing-form.tsx";
import { LeadContact, LeadFacts, LeadQuotes } from "./lead-facts.tsx";
import { LeadStateBadge } from "./lead-labels.tsx";
import { SlaClock } from "./sla-clock.tsx";
import { useLeadActions } from "./use-lead-actions.ts";
import { useTopicName } from "./use-topic-name.ts";

/** One enquiry: what was asked, what was said since, and what can be done. */
export function EnquiryPanel({ id }: { id: string }) {
  const { data, error, refetch } = useCall(leadsContract.readEnquiry, { id });
  if (error) return <ReadFailed error={error} onAgain={() => void refetch()} />;
  if (!data) return <SkeletonCard lines={8} />;
  return <Panel enquiry={data} />;
}

function Panel({ enquiry }: { enquiry: EnquiryInFull }) {
  const { state } = enquiry;
  return (
    <div className="grid gap-5">
      <RecordNotice subject={`enquiry:${enquiry.id}`} />
      <div className="flex flex-wrap items-center gap-2">
        <LeadStateBadge state={state} />
        <SlaClock
          createdAt={enquiry.created_at}
          dueAt={enquiry.response_due_at}
          answeredAt={enquiry.answered_at}
          isClosed={state !== "new"}
        />
        {enquiry.bookings > 0 && (
          <SiteLink
            to={`/admin/bookings?q=${encodeURIComponent(enquiry.email)}`}
            className="text-link text-sm underline"
          >
            {enquiry.bookings === 1 ? "1 earlier booking" : `${enquiry.bookings} earlier bookings`}
          </SiteLink>
        )}
      </div>
      <LeadContact email={enquiry.email} phone={enquiry.phone} />
      <SiteLink
        to={`/admin/crm?tab=inbox&thread=enquiry:${enquiry.reference}`}
        className="justify-self-start text-link text-sm underline"
      >
        Open the thread
      </SiteLink>
      <p className="whitespace-pre-wrap rounded-md bg-surface-2 px-4 py-3 [overflow-wrap:anywhere]">
        {enquiry.message}
      </p>
      <LeadFacts facts={factsOf(enquiry, useTopicName())} />
      <Actions enquiry={enquiry} />
      <EnquiryAnswerForm enquiry={enquiry} />
      <LeadQuotes quotes={enquiry.quotes} />
      <EnquiryFilingForm enquiry={enquiry} />
      <History enquiry={enquiry} />
    </div>
  );
}

function factsOf(
  { details, service_type, source, page, reference, created_at, lost_reason }: EnquiryInFull,
  topicName: (topic: string) => string,
) {
  const detail = (name: string) => (details[name] === undefined ? "" : String(details[name]));
  return [
    ["Service", topicName(service_type)],
    ["From", detail("pickup_location")],
    ["To", detail("destination")],
    [
      "When",
      [detail("pickup_date") && formatDate(detail("pickup_date")), detail("pickup_time")].filter(Boolean).join(", "),
    ],
    ["Passengers", detail("passengers")],
    ["Reference", reference],
    ["Received", formatDateTime(created_at)],
    ["Source", [sourceLabel(source), page].filter(Boolean).join(" ")],
    ["Reason lost", lost_reason ?? ""],
  ] as const;
}

function Actions({ enquiry }: { enquiry: EnquiryInFull }) {
  const { calls, attempt, build, isBusy, problem } = useLeadActions();
  const { id, version, taken_by, taken_by_me, possible_states } = enquiry;
  const mayQuote = possible_states.includes("quoted") || enquiry.state === "quoted";
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-2">
        {mayQuote && (
          <Button
            size="sm"
            busy={isBusy}
            icon={<FilePlus2 aria-hidden="true" />}
            onClick={() => void build({ enquiry_id: id })}
          >
            Build quote
          </Button>
        )}
        {taken_by === null ? (
          <Button
            size="sm"
            variant="outline"
            busy={isBusy}
            icon={<Hand aria-hidden="true" />}
            onClick={() => void attempt(() => calls.assign.mutateAsync({ id, version }))}
          >
            Assign to me
          </Button>
        ) : (
          <Button
            size="sm"
            variant="outline"
            busy={isBusy}
            icon={<Undo2 aria-hidden="true" />}
            onClick={() => void attempt(() => calls.unassign.mutateAsync({ id, version }))}
          >
            {taken_by_me ? "Unassign" : `Unassign ${taken_by}`}
          </Button>
        )}
      </div>
      {problem && (
        <Alert tone="bad" announce>
          {problem}
        </Alert>
      )}
    </div>
  );
}

function History({ enquiry }: { enquiry: EnquiryInFull }) {
  const moves = enquiry.moves.map(({ id, to_state, by, reason, at }) => ({
    id,
    at,
    title: enquiryLabels[to_state].label,
    text: [`by ${by}`, reason].filter(Boolean).join(": "),
    tone: enquiryLabels[to_state].tone,
  }));
  const words = enquiry.words.map(({ id, kind, by, text, at }) => ({
    id,
    at,
    title: kind === "answer" ? `Answer by ${by}` : `Note by ${by}`,
    text,
    tone: kind === "answer" ? ("ok" as const) : ("neutral" as const),
  }));
  const events = [...moves, ...words].sort((a, b) => b.at.localeCompare(a.at));
  if (events.length === 0) return null;
  return (
    <section className="grid gap-3 border-line border-t pt-5">
      <h3 className="font-bold text-base">History</h3>
      <Timeline
        label="History"
        events={events.map(({ at, text, ...event }) => ({
          ...event,
          time: formatDateTime(at),
          text: <p className="whitespace-pre-wrap">{text}</p>,
        }))}
      />
    </section>
  );
}

/** Writes to the customer, or for our team alone. The words stay when it fails. */
function EnquiryAnswerForm({ enquiry }: { enquiry: EnquiryInFull }) {
  const [text, setText] = useState("");
  const [isMissing, setMissing] = useState(false);
  const { calls, attempt, isBusy, problem } = useLeadActions();
  const { id, version, state, name } = enquiry;
  useUndoneWords(`enquiry:${id}`, setText);
  if (state === "spam" || state === "duplicate") return null;

  const send = async (action: () => Promise<unknown>, done: string) => {
    if (text.trim() === "") return setMissing(true);
    if (await attempt(action, done)) setText("");
  };
  return (
    <div className="grid gap-3 border-line border-t pt-5">
      <Field
        label={`Answer ${name}`}
        hint="We’ll email it word for word under your name."
        error={isMissing ? "Enter your answer or note" : undefined}
      >
        <TextArea
          rows={5}
          maxLength={5000}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setMissing(false);
          }}
        />
      </Field>
      {problem && (
        <Alert tone="bad" announce>
          {problem}
        </Alert>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          busy={isBusy}
          icon={<Send aria-hidden="true" />}
          onClick={() => void send(() => calls.answer.mutateAsync({ id, version, text: text.trim() }), "Answer sent")}
        >
          Send answer
        </Button>
        <Button
          size="sm"
          variant="quiet"
          busy={isBusy}
          icon={<StickyNote aria-hidden="true" />}
          onClick={() => void send(() => calls.note.mutateAsync({ id, text: text.trim() }), "Note saved")}
        >
          Save as note
        </Button>
      </div>
    </div>
  );
}
