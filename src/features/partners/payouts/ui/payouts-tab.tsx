import { Landmark } from "lucide-react";
import { useState } from "react";
import { Badge } from "#design/badge.tsx";
import { Button } from "#design/button.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { formatFullDate } from "#design/dates/date-text.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { FileButton } from "#design/fields/file-button.tsx";
import { formatRand, Money } from "#design/money.tsx";
import { ActionDialog } from "#design/overlay/action-dialog.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonCard } from "#design/skeleton.tsx";
import { ShowMore } from "#design/table/show-more.tsx";
import { payoutLabels } from "#domain/partner/commission-labels.ts";
import type { OrganisationKind } from "#domain/partner/organisation-kinds.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import { Permitted } from "#platform/browser/permitted.tsx";
import { callSignedIn, useMakeCall } from "#platform/browser/use-call.ts";
import { useCallPages } from "#platform/browser/use-call-pages.ts";
import { statementsContract } from "../../commissions/statements-contract.ts";
import { payoutsContract, type ShownPayout } from "../contract.ts";
import { disputesText, isUnderWay, PayoutActions } from "./payout-actions.tsx";

/** Partners’ payouts: drafted, approved, sent to the bank, marked as paid. */
export function PayoutsTab({ kind }: { kind: OrganisationKind }) {
  const { pages, error, again, ...paging } = useCallPages(
    payoutsContract.partnerPayouts,
    (after) => ({ kind, after: after ?? null }),
    // A colleague may approve, pay, or save a missing bank account.
    { refetchInterval: 15_000 },
  );
  if (!pages && error) return <ReadFailed title="We couldn’t load the payouts" error={error} onAgain={again} />;
  if (!pages) return <SkeletonCard lines={5} />;
  const payouts = pages.flatMap((page) => page.payouts);
  return (
    <Card>
      <CardHeader
        title="Payouts"
        note={`From ${formatRand(pages[0]?.at_least_cents ?? 0)} in unpaid statements. Smaller amounts carry over to the next payout.`}
        actions={
          <Permitted action="approve_payouts">
            {payouts.some(({ state }) => state === "approved") && (
              <FileButton
                label="Bank file"
                read={() => callSignedIn(payoutsContract.payoutBankFile, { pay_on: localDateOf(new Date()) })}
              />
            )}
            {(pages[0]?.to_draft ?? 0) > 0 && <DraftButton kind={kind} />}
          </Permitted>
        }
      />
      {payouts.length === 0 && (
        <EmptyState
          icon={<Landmark />}
          title="No payouts yet"
          text={
            (pages[0]?.to_draft ?? 0) > 0
              ? "Draft payouts to pay the unpaid statements."
              : "Once a partner’s unpaid statements reach the minimum, you can draft a payout here."
          }
          level={3}
        />
      )}
      <ul aria-label="Payouts" className="divide-y divide-line">
        {payouts.map((payout) => (
          <li key={payout.id} className="py-3 first:pt-0 last:pb-0">
            <PayoutRow payout={payout} />
          </li>
        ))}
      </ul>
      <ShowMore paging={paging} className="mt-3" />
    </Card>
  );
}

function DraftButton({ kind }: { kind: OrganisationKind }) {
  const [isOpen, setOpen] = useState(false);
  const draft = useMakeCall(payoutsContract.draftPayouts, [
    payoutsContract.partnerPayouts,
    statementsContract.partnerStatements,
  ]);
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        Draft payouts
      </Button>
      {isOpen && (
        <ActionDialog
          title="Draft payouts?"
          text="One for each partner on this page whose unpaid statements reach the minimum. We don’t email anyone yet."
          confirmLabel="Draft payouts"
          doneLabel="Payouts drafted"
          onClose={() => setOpen(false)}
          onConfirm={() => draft.mutateAsync({ kind })}
        />
      )}
    </>
  );
}

function PayoutRow({ payout }: { payout: ShownPayout }) {
  const { label, tone } = payoutLabels[payout.state];
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="min-w-56 grow basis-0">
        <p className="font-semibold">{payout.partner}</p>
        <p className="text-ink-2 text-sm">{[payout.reference, ...payout.statements].join(" · ")}</p>
        <p className="text-ink-2 text-sm">{historyOf(payout).join(" · ")}</p>
      </div>
      {!payout.has_bank && payout.state === "draft" && <Badge tone="bad">No bank account</Badge>}
      {isUnderWay(payout) && payout.open_disputes > 0 && <Badge tone="warn">{disputesText(payout)}</Badge>}
      <Money cents={payout.amount_cents} className="font-bold tabular-nums" />
      <Badge tone={tone}>{label}</Badge>
      <Permitted action="approve_payouts">
        <PayoutActions payout={payout} />
      </Permitted>
    </div>
  );
}

const historyOf = (payout: ShownPayout): readonly string[] =>
  [
    `Drafted by ${payout.drafted_by} on ${formatFullDate(payout.drafted_at)}`,
    payout.approved_by && `Approved by ${payout.approved_by}`,
    payout.paid_on && `Paid on ${formatFullDate(payout.paid_on)}: ${payout.payment_note}`,
  ].filter((line): line is string => typeof line === "string");
