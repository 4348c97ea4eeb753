import { buttonClass } from "#design/button.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { formatDateTime } from "#design/dates/date-text.tsx";
import { formatRand } from "#design/money.tsx";
import { policyBreachLabels } from "#domain/corporate/company-labels.ts";
import { useCall } from "#platform/browser/use-call.ts";
import { approvalsContract, type WaitingApproval } from "../contract.ts";

/** Bookings awaiting the signed-in person’s approval; hidden if there are none. */
export function WaitingApprovalsCard() {
  const { data } = useCall(approvalsContract.approvalsWaiting, {});
  if (!data || data.approvals.length === 0) return null;
  return (
    <Card>
      <CardHeader title="Waiting for your approval" note="The first approver’s answer counts." />
      <ul aria-label="Waiting for your approval" className="divide-y divide-line">
        {data.approvals.map((approval) => (
          <WaitingRow key={approval.reference} approval={approval} />
        ))}
      </ul>
    </Card>
  );
}

function WaitingRow({ approval }: { approval: WaitingApproval }) {
  const { reference, traveller, booked_by, pickup_at, total_cents, reasons, expires_at, link } = approval;
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <span className="min-w-0">
        <b>{traveller}</b>, {formatDateTime(pickup_at)}
        <span className="block text-ink-2 text-sm">
          {reference}
          {total_cents !== null && `, ${formatRand(total_cents)}`}, booked by {booked_by}
        </span>
        <span className="block text-ink-2 text-sm">
          {reasons.map((reason) => policyBreachLabels[reason]).join(", ")}. Answer by {formatDateTime(expires_at)}.
        </span>
      </span>
      <a href={link} className={buttonClass({ size: "sm" })}>
        Review and decide
      </a>
    </li>
  );
}
