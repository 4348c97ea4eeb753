import { Badge } from "#design/badge.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { formatFullDateTime } from "#design/dates/date-text.tsx";
import { formatRand } from "#design/money.tsx";
import { useCall } from "#platform/browser/use-call.ts";
import { sharesContract } from "../contract.ts";
import { shareLabels } from "./share-labels.ts";

/** For our team: who has paid which share of a bill; hidden if it was never split. */
export function BookingSharesCard({ reference }: { reference: string }) {
  const { data } = useCall(sharesContract.bookingShares, { reference }, { refetchInterval: 30_000 });
  if (!data?.split) return null;
  const { split, open_cents } = data;
  return (
    <Card>
      <CardHeader
        title="Split bill"
        note={
          split.is_open
            ? `Shares can be paid until ${formatFullDateTime(split.pay_until)}`
            : "The split has ended. The balance is due from the booker."
        }
      />
      <ul aria-label="Shares" className="grid text-sm">
        {split.shares.map((share) => (
          <li key={share.id} className="flex flex-wrap items-baseline gap-x-3 gap-y-1 border-line border-t py-2">
            <b className="tabular-nums">{formatRand(share.amount_cents)}</b>
            <span className="min-w-0 [overflow-wrap:anywhere]">
              {share.name}
              {share.is_booker && " (booker)"}
            </span>
            <Badge tone={shareLabels[share.state].tone}>{shareLabels[share.state].label}</Badge>
            {share.email !== "" && <span className="ms-auto text-ink-2 [overflow-wrap:anywhere]">{share.email}</span>}
          </li>
        ))}
      </ul>
      <p className="border-line border-t pt-3 text-sm">
        Amount due: <b>{formatRand(open_cents)}</b>
      </p>
    </Card>
  );
}
