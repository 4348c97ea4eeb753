import type { ReactNode } from "react";
import { Alert } from "#design/alert.tsx";
import { BackButton } from "#design/back-button.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { CopyButton } from "#design/copy-button.tsx";
import { formatDateTime } from "#design/dates/date-text.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonCard } from "#design/skeleton.tsx";
import { Timeline } from "#design/timeline.tsx";
import { privacyPath, privacyText } from "#domain/legal/accepted-terms.ts";
import { applicationKindLabels, applicationLabels } from "#domain/partner/application-labels.ts";
import { NewTabLink } from "#platform/browser/new-tab-link.tsx";
import { useCall } from "#platform/browser/use-call.ts";
import { type ReviewedApplication, reviewContract } from "../contract.ts";
import { nameOfApplicant, StateBadge } from "./application-labels.tsx";
import { DecisionButtons } from "./decision-buttons.tsx";
import { DocumentList } from "./document-list.tsx";

type AdminApplicationProps = { id: string; onBack: () => void };

/** One application in full, with its decisions. */
export function ApplicationDetails({ id, onBack }: AdminApplicationProps) {
  const { data, error, refetch } = useCall(reviewContract.reviewApplication, { id });
  return (
    <div className="grid gap-4">
      <BackButton onClick={onBack}>All applications</BackButton>
      {error && <ReadFailed error={error} onAgain={() => void refetch()} />}
      {!data && !error && (
        <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <SkeletonCard lines={8} />
          <SkeletonCard lines={3} />
        </div>
      )}
      {data && <Review application={data} />}
    </div>
  );
}

function Review({ application }: { application: ReviewedApplication }) {
  const { note, state } = application;
  return (
    <article aria-labelledby="applicant" className="grid gap-4">
      <Head application={application} />
      {note && noteTitles[state] && (
        <Alert tone={state === "info_requested" ? "warn" : "info"} title={noteTitles[state]}>
          <p className="whitespace-pre-wrap">{note}</p>
        </Alert>
      )}
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid gap-4">
          <Answers application={application} />
          <Card>
            <CardHeader title="Documents" />
            <DocumentList documents={application.documents} missing={application.missing_documents} />
          </Card>
        </div>
        <div className="grid gap-4">
          <DecisionButtons application={application} />
          <Card>
            <CardHeader title="History" />
            <History moves={application.moves} />
          </Card>
        </div>
      </div>
    </article>
  );
}

const noteTitles: Partial<Record<ReviewedApplication["state"], string>> = {
  info_requested: "We’ve asked the applicant",
  under_review: "The applicant’s answer",
  rejected: "Reason for the rejection",
  suspended: "Reason for the suspension",
  terminated: "Reason for the end",
};

function Head({ application }: { application: ReviewedApplication }) {
  const { reference, kind, state, created_at } = application;
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="min-w-0 grow">
        <div className="flex flex-wrap items-center gap-3">
          <h2 id="applicant" className="text-2xl leading-tight">
            {nameOfApplicant(application)}
          </h2>
          <StateBadge state={state} />
        </div>
        <p className="text-ink-2">
          {applicationKindLabels[kind].label}, received {formatDateTime(created_at)}
        </p>
      </div>
      <CopyButton text={reference} label={reference} />
    </header>
  );
}

function Answers({ application }: { application: ReviewedApplication }) {
  const { contact_name, email, phone, area, registration_number, vat_number, facts, message } = application;
  const { privacy_version, created_at } = application;
  const answers: readonly { label: string; value: ReactNode }[] = [
    { label: "Contact", value: contact_name },
    { label: "Email", value: <a href={`mailto:${email}`}>{email}</a> },
    { label: "Phone", value: <a href={`tel:${phone.replace(/[^+\d]/g, "")}`}>{phone}</a> },
    { label: "Area", value: area },
    { label: "Registration number", value: registration_number },
    { label: "VAT number", value: vat_number },
    ...facts,
    ...(privacy_version
      ? [
          {
            label: "Agreed to",
            value: (
              <NewTabLink to={privacyPath(privacy_version, new Date(created_at))}>
                {privacyText(privacy_version)}
              </NewTabLink>
            ),
          },
        ]
      : []),
  ];
  return (
    <Card>
      <CardHeader title="Answers" />
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2 [&_a]:text-link [&_a]:underline">
        {answers
          .filter(({ value }) => value !== "")
          .map(({ label, value }) => (
            <div key={label} className="min-w-0">
              <dt className="text-ink-2 text-sm">{label}</dt>
              <dd className="whitespace-pre-wrap font-semibold [overflow-wrap:anywhere]">{value}</dd>
            </div>
          ))}
      </dl>
      {message && (
        <div className="mt-4 border-line border-t pt-4">
          <h3 className="font-semibold text-ink-2 text-sm">Message</h3>
          <p className="whitespace-pre-wrap">{message}</p>
        </div>
      )}
    </Card>
  );
}

const strangers: Readonly<Record<string, string>> = { visitor: "the applicant", applicant: "the applicant" };

function History({ moves }: { moves: ReviewedApplication["moves"] }) {
  return (
    <Timeline
      label="History"
      events={moves.toReversed().map(({ id, from_state, to_state, by, note, at }) => ({
        id,
        time: formatDateTime(at),
        title:
          from_state === "info_requested" && by in strangers ? "Answer received" : applicationLabels[to_state].moved,
        text: (
          <>
            <p className="text-ink-3 text-sm">by {strangers[by] ?? by}</p>
            {note && <p className="whitespace-pre-wrap">{note}</p>}
          </>
        ),
        tone: applicationLabels[to_state].tone,
      }))}
    />
  );
}
