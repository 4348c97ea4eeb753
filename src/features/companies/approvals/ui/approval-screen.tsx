import { useEffect, useState } from "react";
import { Alert } from "#design/alert.tsx";
import { Button } from "#design/button.tsx";
import { Card } from "#design/card.tsx";
import { formatDateTime } from "#design/dates/date-text.tsx";
import { Field, TextArea } from "#design/fields/field.tsx";
import { formatRand } from "#design/money.tsx";
import { SkeletonCard } from "#design/skeleton.tsx";
import { policyBreachLabels } from "#domain/corporate/company-labels.ts";
import { datesText } from "#domain/stay/days-of-trip.ts";
import { CallFailed, callApi } from "#platform/browser/call-api.ts";
import { useHydrated, useQueryParams } from "#platform/browser/hydrated.ts";
import { type ApprovalObstacle, approvalsContract, notFound, type ShownApproval } from "../contract.ts";

/** An approver’s page: the booking and two buttons. Opening it decides nothing. */
export function ApprovalScreen() {
  const query = useQueryParams();
  const isHydrated = useHydrated();
  const link = { token: query.get("token") ?? "", by: query.get("by") ?? "" };
  const { approval, problem, isBusy, decide } = useApproval(link, isHydrated);
  return (
    <div className="wrap max-w-2xl! py-8">
      <h1 className="mb-5 text-2xl">Approve a booking</h1>
      {problem && (
        <Alert tone="bad" announce className="mb-4">
          {problem}
        </Alert>
      )}
      {!approval && !problem && <SkeletonCard lines={6} />}
      {approval && (
        <Card className="grid gap-5">
          <Facts approval={approval} />
          {approval.against && <Against approval={approval} why={approval.against} />}
          {approval.state === "waiting" && approval.against !== "own_booking" && (
            <Decision approval={approval} isBusy={isBusy} onDecide={decide} />
          )}
          {approval.state !== "waiting" && <Decided approval={approval} />}
        </Card>
      )}
    </div>
  );
}

const Against = ({ approval, why }: { approval: ShownApproval; why: ApprovalObstacle }) => (
  <Alert tone="warn">
    {why === "own_booking"
      ? "You booked this trip, so another approver of your company decides on it."
      : `The account of ${approval.company} is on hold or has reached its limit, so the booking can’t be approved now. Please call us.`}
  </Alert>
);

function Facts({ approval }: { approval: ShownApproval }) {
  const { total_cents, limit_cents } = approval;
  const price = total_cents === null ? "We’ll confirm it" : formatRand(total_cents);
  const facts: readonly (readonly [string, string])[] = [
    ["Traveller", approval.traveller],
    ["Booked by", `${approval.booked_by}, ${approval.company}`],
    ["Service", approval.service_name],
    ["Trip", `${approval.pickup_location} to ${approval.destination}`],
    approval.days > 1
      ? ["Dates", datesText(new Date(approval.pickup_at), approval.days)]
      : ["Pickup", formatDateTime(approval.pickup_at)],
    ["Return", approval.return_at && approval.days === 1 ? formatDateTime(approval.return_at) : ""],
    ["Price", limit_cents === null ? price : `${price}, limit ${formatRand(limit_cents)}`],
    ["Why we’re asking you", approval.reasons.map((reason) => policyBreachLabels[reason]).join(". ")],
    ["Cost centre", approval.cost_centre],
    ["Purchase order", approval.purchase_order],
    ["Project", approval.project],
    ["Reference", approval.reference],
  ];
  return (
    <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[10rem_minmax(0,1fr)]">
      {facts
        .filter(([, value]) => value !== "")
        .map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-ink-2 text-sm">{label}</dt>
            <dd className="font-semibold [overflow-wrap:anywhere] max-sm:mb-2">{value}</dd>
          </div>
        ))}
    </dl>
  );
}

type Answer = (answer: "approve" | "refuse", note: string) => void;
type DecisionProps = { approval: ShownApproval; isBusy: boolean; onDecide: Answer };

function Decision({ approval, isBusy, onDecide }: DecisionProps) {
  const [note, setNote] = useState("");
  return (
    <>
      <p>Please answer by {formatDateTime(approval.expires_at)}. After that, the booking is cancelled.</p>
      <Field label="Note" hint={`${approval.booked_by} will see it.`} optional>
        <TextArea rows={2} maxLength={300} value={note} onChange={(event) => setNote(event.currentTarget.value)} />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button busy={isBusy} disabled={approval.against !== null} onClick={() => onDecide("approve", note)}>
          Approve
        </Button>
        <Button variant="outline" disabled={isBusy} onClick={() => onDecide("refuse", note)}>
          Don’t approve
        </Button>
      </div>
    </>
  );
}

function Decided({ approval: { state, decided_by, note } }: { approval: ShownApproval }) {
  if (state === "expired") return <Alert tone="info">No one answered in time, so this booking was cancelled.</Alert>;
  const isApproved = state === "approved";
  return (
    <Alert
      tone={isApproved ? "ok" : "info"}
      announce
      title={isApproved ? `Approved by ${decided_by}` : `Not approved by ${decided_by}`}
    >
      {note || (isApproved ? "The booking now proceeds as usual." : "Its vehicle has been released.")}
    </Alert>
  );
}

type Link = { readonly token: string; readonly by: string };

/** Loads the approval once the link is known; only a click sends a decision. */
function useApproval({ token, by }: Link, isReady: boolean) {
  const [approval, setApproval] = useState<ShownApproval>();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    if (!isReady) return;
    if (token === "" || by === "") return setProblem(notFound.not_found);
    callApi(approvalsContract.readApproval, { token, by }).then(setApproval, (error) =>
      // An incomplete link is rejected as invalid input.
      setProblem(error instanceof CallFailed && error.status === 422 ? notFound.not_found : messageOf(error)),
    );
  }, [token, by, isReady]);
  const decide = async (answer: "approve" | "refuse", note: string) => {
    setBusy(true);
    setProblem(undefined);
    try {
      setApproval(await callApi(approvalsContract.decideApproval, { token, by, answer, note }));
    } catch (error) {
      setProblem(messageOf(error));
    }
    setBusy(false);
  };
  return { approval, problem, isBusy, decide };
}

const messageOf = (error: unknown) =>
  error instanceof Error ? error.message : "We couldn’t load this. Please try again.";
