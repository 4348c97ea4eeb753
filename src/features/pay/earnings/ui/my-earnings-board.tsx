import { Wallet } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "#design/button.tsx";
import { Card } from "#design/card.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonCard } from "#design/skeleton.tsx";
import { useCallPages } from "#platform/browser/use-call-pages.ts";
import { type Earnings, earningsContract } from "../contract.ts";
import { EarnedWeeks } from "./earned-weeks.tsx";
import { EarningsSums } from "./earnings-sums.tsx";

type MyEarningsBoardProps = {
  /** Shows the paid statements. */
  statements: (paid: Earnings["statements"]) => ReactNode;
};

/** A driver’s earnings: open and paid, week by week. */
export function MyEarningsBoard({ statements }: MyEarningsBoardProps) {
  const { pages, error, again, ...paging } = useCallPages(earningsContract.myEarnings, (until) => ({
    until: until ?? null,
  }));
  const [first] = pages ?? [];
  if (!first && error) return <ReadFailed title="We couldn’t load your earnings" error={error} onAgain={again} />;
  if (!first) return <SkeletonCard lines={6} />;
  if (first.provider)
    return (
      <Card>
        <EmptyState
          icon={<Wallet />}
          title={`You’re paid by ${first.provider}`}
          text="We pay your company for each trip. Ask them what you earned."
        />
      </Card>
    );
  const weeks = pages?.flatMap((page) => page.weeks) ?? [];
  return (
    <>
      <EarningsSums earnings={first} />
      {first.statements.length > 0 && statements(first.statements)}
      {weeks.length === 0 && <NothingYet earnings={first} />}
      <EarnedWeeks weeks={weeks} />
      {paging.hasMore && (
        <Button variant="outline" wide busy={paging.isReadingMore} onClick={paging.more}>
          Show earlier weeks
        </Button>
      )}
    </>
  );
}

const NothingYet = ({ earnings }: { earnings: Earnings }) => (
  <Card>
    <EmptyState
      icon={<Wallet />}
      title="No earnings yet"
      text={
        earnings.has_rule
          ? "Your pay for a trip appears here once the trip has ended."
          : "We haven’t set up how you’re paid yet. Please ask dispatch."
      }
    />
  </Card>
);
