import { BadgePercent } from "lucide-react";
import { useState } from "react";
import { Badge } from "#design/badge.tsx";
import { Button } from "#design/button.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { formatDateTime, formatFullDate } from "#design/dates/date-text.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { Segmented } from "#design/fields/segmented.tsx";
import { Money } from "#design/money.tsx";
import { ActionDialog } from "#design/overlay/action-dialog.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonCard } from "#design/skeleton.tsx";
import { ShowMore } from "#design/table/show-more.tsx";
import { attributionFlagLabels, channelLabels, commissionLabels } from "#domain/partner/commission-labels.ts";
import type { CommissionState } from "#domain/partner/commission-lifecycle.ts";
import type { OrganisationKind } from "#domain/partner/organisation-kinds.ts";
import { percentText } from "#domain/pay/trip-pay.ts";
import { SiteLink } from "#platform/browser/link.tsx";
import { Permitted } from "#platform/browser/permitted.tsx";
import { useMakeCall } from "#platform/browser/use-call.ts";
import { useCallPages } from "#platform/browser/use-call-pages.ts";
import { type AdminCommission, commissionsContract, type Touch } from "../contract.ts";
import { CommissionSumsRow } from "./commission-sums.tsx";

const refreshes = [commissionsContract.partnerCommissions];
type Shown = CommissionState | "all";
const choices = ["all", "pending", "earned", "approved", "on_statement", "paid", "reversed"] as const;

type TabProps = { organisationId?: string; kind?: OrganisationKind };

/** Partners’ earnings, for one kind or one partner, including those to check. */
export function CommissionsTab({ organisationId, kind }: TabProps) {
  const [shown, setShown] = useState<Shown>("all");
  const whose = { ...(organisationId && { organisation_id: organisationId }), ...(kind && { kind }) };
  const { pages, error, again, ...paging } = useCallPages(commissionsContract.partnerCommissions, (after) => ({
    after: after ?? null,
    ...whose,
    ...(shown !== "all" && { state: shown }),
  }));
  if (!pages && error) return <ReadFailed title="We couldn’t load the commissions" error={error} onAgain={again} />;
  if (!pages) return <SkeletonCard lines={6} />;
  const lines = pages.flatMap((page) => page.commissions);
  return (
    <div className="grid grid-cols-1 gap-4">
      <CommissionSumsRow sums={pages[0]?.sums ?? []} />
      <Card>
        <CardHeader
          title="Commissions"
          note="Earned once the last trip has been driven, on the price excluding VAT and tolls."
          actions={
            <Permitted action="approve_payouts">
              <ApproveAll {...whose} />
            </Permitted>
          }
        />
        <div className="mb-4 overflow-x-auto">
          <Segmented
            label="Status"
            value={shown}
            onChange={setShown}
            options={choices.map((one) => ({ value: one, label: one === "all" ? "All" : commissionLabels[one].label }))}
          />
        </div>
        {lines.length === 0 && (
          <EmptyState
            icon={<BadgePercent />}
            title="No commissions here"
            text="Bookings made through a partner appear here once they’re confirmed."
            level={3}
          />
        )}
        <ul aria-label="Commissions" className="divide-y divide-line">
          {lines.map((line) => (
            <li key={line.id} className="py-3 first:pt-0 last:pb-0">
              <CommissionRow line={line} />
            </li>
          ))}
        </ul>
        <ShowMore paging={paging} className="mt-3" />
      </Card>
    </div>
  );
}

function ApproveAll(whose: { organisation_id?: string; kind?: OrganisationKind }) {
  const [isOpen, setOpen] = useState(false);
  const approve = useMakeCall(commissionsContract.approveCommissions, refreshes);
  return (
    <>
      <Button size="sm" variant="outline" onClick={() => setOpen(true)}>
        Approve earned
      </Button>
      {isOpen && (
        <ActionDialog
          title="Approve earned commissions?"
          text="Approves all earned commissions on this page without a warning, for the next statement. Approve those with a warning one by one."
          confirmLabel="Approve"
          doneLabel="Commissions approved"
          onClose={() => setOpen(false)}
          onConfirm={() => approve.mutateAsync(whose)}
        />
      )}
    </>
  );
}

function CommissionRow({ line }: { line: AdminCommission }) {
  const { label, tone } = commissionLabels[line.state];
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="min-w-56 grow basis-0">
        <p className="font-semibold [&_a]:text-link [&_a]:underline">
          <SiteLink to={`/admin/bookings?booking=${line.reference}`}>{line.reference}</SiteLink>, {line.passenger}
        </p>
        <p className="text-ink-2 text-sm">
          {[
            line.partner,
            line.channel && channelLabels[line.channel],
            line.agent,
            line.earned_on && `earned ${formatFullDate(line.earned_on)}`,
          ]
            .filter(Boolean)
            .join(" · ")}
        </p>
        {line.first_touch && <TouchLine name="First touch" touch={line.first_touch} />}
        {line.last_touch && <TouchLine name="Last touch" touch={line.last_touch} />}
        {line.note && <p className="text-ink-2 text-sm">{line.note}</p>}
        {line.claimed_rate > 0 && (
          <p className="text-ink-2 text-sm">
            The link asked for {percentText(line.claimed_rate)}. We pay the agreed rate.
          </p>
        )}
      </div>
      {line.flags.map((flag) => (
        <Badge key={flag} tone="warn">
          {attributionFlagLabels[flag]}
        </Badge>
      ))}
      <p className="text-right tabular-nums">
        <Money cents={line.amount_cents} className="font-bold" />
        <span className="block text-ink-2 text-sm">
          {percentText(line.rate)} of <Money cents={line.base_cents} />
        </span>
      </p>
      <Badge tone={tone}>{label}</Badge>
      <Permitted action="approve_payouts">
        <RowActions line={line} />
      </Permitted>
    </div>
  );
}

const TouchLine = ({ name, touch: { code, partner, at } }: { name: string; touch: Touch }) => (
  <p className="text-ink-2 text-sm">
    {name}: {partner ? `${partner} (${code})` : code}
    {at && `, ${formatDateTime(at)}`}
  </p>
);

function RowActions({ line }: { line: AdminCommission }) {
  const [isReversing, setReversing] = useState(false);
  const approve = useMakeCall(commissionsContract.approveCommissions, refreshes);
  const reverse = useMakeCall(commissionsContract.reverseCommission, refreshes);
  if (!["pending", "earned", "approved"].includes(line.state)) return null;
  return (
    <div className="flex gap-2">
      {line.state === "earned" && (
        <Button size="sm" variant="outline" busy={approve.isPending} onClick={() => approve.mutate({ ids: [line.id] })}>
          Approve<span className="sr-only"> commission on {line.reference}</span>
        </Button>
      )}
      <Button size="sm" variant="quiet" onClick={() => setReversing(true)}>
        Reverse<span className="sr-only"> commission on {line.reference}</span>
      </Button>
      {isReversing && (
        <ActionDialog
          title="Reverse commission?"
          text={`${line.partner} earns nothing on ${line.reference}. This can’t be undone.`}
          confirmLabel="Reverse"
          doneLabel="Commission reversed"
          tone="danger"
          reason={{ label: "Reason" }}
          onClose={() => setReversing(false)}
          onConfirm={(reason) => reverse.mutateAsync({ id: line.id, version: line.version, reason: reason ?? "" })}
        />
      )}
    </div>
  );
}
