import { BadgePercent } from "lucide-react";
import { Badge } from "#design/badge.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { formatFullDate } from "#design/dates/date-text.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { Money } from "#design/money.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonCard } from "#design/skeleton.tsx";
import { ShowMore } from "#design/table/show-more.tsx";
import { commissionLabels } from "#domain/partner/commission-labels.ts";
import { percentText } from "#domain/pay/trip-pay.ts";
import { useCallPages } from "#platform/browser/use-call-pages.ts";
import { commissionsContract, type ShownCommission } from "../contract.ts";
import { CommissionSumsRow } from "./commission-sums.tsx";

/** The partner’s earnings, booking by booking. */
export function MyCommissionsCard() {
  const { pages, error, again, ...paging } = useCallPages(commissionsContract.myCommissions, (after) => ({
    after: after ?? null,
  }));
  if (!pages && error) return <ReadFailed title="We couldn’t load your commission" error={error} onAgain={again} />;
  if (!pages) return <SkeletonCard lines={6} />;
  const lines = pages.flatMap((page) => page.commissions);
  return (
    <div className="grid grid-cols-1 gap-4">
      <CommissionSumsRow sums={pages[0]?.sums ?? []} />
      <Card>
        <CardHeader title="Commission by booking" note="Earned once the last trip has been driven." />
        {lines.length === 0 && (
          <EmptyState
            icon={<BadgePercent />}
            title="No commission yet"
            text="Bookings you make, or that come through your link, appear here once they’re confirmed."
            level={3}
          />
        )}
        <ul aria-label="Commission by booking" className="divide-y divide-line">
          {lines.map((line) => (
            <li key={line.id} className="py-3 first:pt-0 last:pb-0">
              <Line line={line} />
            </li>
          ))}
        </ul>
        <ShowMore paging={paging} className="mt-3" />
      </Card>
    </div>
  );
}

function Line({ line }: { line: ShownCommission }) {
  const { label, tone } = commissionLabels[line.state];
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <div className="min-w-48 grow basis-0">
        <p className="font-semibold">
          {line.reference}, {line.passenger}
        </p>
        <p className="text-ink-2 text-sm">
          {line.service_name}, {formatFullDate(line.pickup_at)}
        </p>
      </div>
      <p className="text-right tabular-nums">
        <Money cents={line.amount_cents} className="font-bold" />
        <span className="block text-ink-2 text-sm">
          {percentText(line.rate)} of <Money cents={line.base_cents} />
        </span>
      </p>
      <Badge tone={tone}>{label}</Badge>
    </div>
  );
}
