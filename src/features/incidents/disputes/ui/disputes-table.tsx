import { Scale } from "lucide-react";
import { useState } from "react";
import * as z from "zod/mini";
import { Badge } from "#design/badge.tsx";
import { Button } from "#design/button.tsx";
import { Card } from "#design/card.tsx";
import { formatDateTime } from "#design/dates/date-text.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { Select, TextArea } from "#design/fields/field.tsx";
import { FileButton } from "#design/fields/file-button.tsx";
import { FormField } from "#design/fields/form-field.tsx";
import { Segmented } from "#design/fields/segmented.tsx";
import { FormDialog } from "#design/overlay/form-dialog.tsx";
import { PagedList } from "#design/table/paged-list.tsx";
import { type DisputeKind, disputeKindLabels, tripDisputeLabels } from "#domain/incident/dispute-rules.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import { evidenceContract } from "#features/trips/road/evidence-contract.ts";
import { SiteLink } from "#platform/browser/link.tsx";
import { callSignedIn, useMakeCall } from "#platform/browser/use-call.ts";
import { useCallPages } from "#platform/browser/use-call-pages.ts";
import { usePageAddress } from "#platform/browser/use-page-address.ts";
import { incidentsContract } from "../../contract.ts";
import {
  type DisputeView,
  disputeAnswerForm,
  disputesContract,
  disputeViews,
  type ListedDispute,
} from "../contract.ts";

const viewLabels: Readonly<Record<DisputeView, string>> = { open: "To answer", answered: "Answered", all: "All" };

const emptyTexts: Readonly<Record<DisputeView, string>> = {
  open: "No disputes to answer",
  answered: "No answered disputes yet",
  all: "No disputes yet",
};

/** Disputes by customers and drivers, with the evidence. */
export function DisputesTable() {
  const { read, go } = usePageAddress();
  const one = read("dispute");
  const view = disputeViews.find((name) => name === read("view")) ?? "open";
  const { pages, error, again, ...paging } = useCallPages(disputesContract.listDisputes, (after) =>
    one ? { dispute_id: one } : { view, after: after ?? null },
  );
  return (
    <div className="grid grid-cols-1 gap-5">
      {one ? (
        <Button variant="outline" size="sm" className="justify-self-start" onClick={() => go({ dispute: "" })}>
          Show all disputes
        </Button>
      ) : (
        <Segmented
          label="Which disputes"
          value={view}
          onChange={(name) => go({ view: name === "open" ? "" : name })}
          options={disputeViews.map((name) => ({ value: name, label: viewLabels[name] }))}
        />
      )}
      <PagedList
        label="Disputes"
        items={pages
          ?.flatMap(({ disputes }) => disputes)
          .map((dispute) => (
            <li key={dispute.id}>
              <DisputeRow dispute={dispute} />
            </li>
          ))}
        error={error}
        onAgain={again}
        hasMore={paging.hasMore}
        isReadingMore={paging.isReadingMore}
        onMore={paging.more}
        empty={
          <Card>
            <EmptyState
              icon={<Scale />}
              level={2}
              title={one ? "We couldn’t find that dispute" : emptyTexts[view]}
              text="When a customer or a driver disputes what was recorded about a trip, it appears here."
              className="py-8"
            />
          </Card>
        }
      />
    </div>
  );
}

function DisputeRow({ dispute }: { dispute: ListedDispute }) {
  const [isOpen, setOpen] = useState(false);
  const { kind, state, by, is_driver, reference, trip, pickup_at } = dispute;
  return (
    <Card className="grid gap-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <b className="font-bold text-lg">{disputeKindLabels[kind]}</b>
        <Badge dot tone={tripDisputeLabels[state].tone}>
          {tripDisputeLabels[state].label}
        </Badge>
        <span className="text-ink-2 text-sm">
          {is_driver ? "Driver" : "Customer"} {by}, {formatDateTime(dispute.disputed_at)}
        </span>
      </p>
      <blockquote className="wrap-anywhere whitespace-pre-line">
        {dispute.text ? `“${dispute.text}”` : "The text was erased with the customer’s data."}
      </blockquote>
      <p className="text-ink-2 text-sm">
        <SiteLink to={`/admin/booking?reference=${reference}`} className="font-semibold">
          {reference}
        </SiteLink>
        , {formatDateTime(pickup_at)}, {trip.from} to {trip.to}
        {dispute.driver && !is_driver ? `, driver ${dispute.driver}` : ""}
      </p>
      {state !== "open" && (
        <p className="wrap-anywhere text-sm">
          {dispute.answer && `Answer: ${dispute.answer} `}
          <span className="text-ink-2">
            {[dispute.decided_by, dispute.decided_at && formatDateTime(dispute.decided_at)].filter(Boolean).join(", ")}
          </span>
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2">
        {state === "open" && (
          <Button size="sm" onClick={() => setOpen(true)}>
            Answer dispute
          </Button>
        )}
        <FileButton
          label="Evidence (PDF)"
          read={() => callSignedIn(evidenceContract.evidenceFile, { trip_id: trip.id })}
        />
        <SiteLink
          to={`/admin/driver-assignments?date=${localDateOf(new Date(pickup_at))}&trip=${trip.id}`}
          className="px-2 font-semibold text-sm"
        >
          Open trip
        </SiteLink>
      </div>
      {isOpen && <AnswerDisputeDialog dispute={dispute} onClose={() => setOpen(false)} />}
    </Card>
  );
}

const schema = z.object(disputeAnswerForm);

const decisions = [
  { value: "upheld", label: "Uphold: they’re right" },
  { value: "dismissed", label: "Dismiss: the record is right" },
];

/** The consequences of an upheld dispute, automatic or by hand. */
const consequences: Readonly<Record<DisputeKind, string>> = {
  no_show: "If you uphold it, waive the fee on the booking’s page afterwards.",
  waiting: "If you uphold it, waive the waiting on the trip afterwards.",
  no_show_refused: "If you uphold it, mark the booking as a no-show afterwards.",
  late_arrival: "If you uphold it, the arrival no longer counts towards the driver’s score.",
};

/** One answer with its reason. Money is changed separately. */
function AnswerDisputeDialog({ dispute, onClose }: { dispute: ListedDispute; onClose: () => void }) {
  const answer = useMakeCall(disputesContract.answerDispute, [
    disputesContract.listDisputes,
    incidentsContract.countIncidents,
  ]);
  return (
    <FormDialog
      title="Answer dispute"
      text={`${dispute.by} gets your answer by email. ${consequences[dispute.kind]}`}
      confirmLabel="Answer dispute"
      doneLabel="Dispute answered"
      schema={schema}
      defaultValues={{ answer: "" }}
      onClose={onClose}
      onConfirm={(values) => answer.mutateAsync({ dispute_id: dispute.id, version: dispute.version, ...values })}
    >
      <FormField name="decision" label="Decision" required>
        <Select placeholder="Please choose" options={decisions} />
      </FormField>
      <FormField name="answer" label="Answer" required>
        <TextArea rows={4} maxLength={1000} />
      </FormField>
    </FormDialog>
  );
}
