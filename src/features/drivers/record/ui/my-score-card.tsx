import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonCard } from "#design/skeleton.tsx";
import { useCall } from "#platform/browser/use-call.ts";
import { driverRecordContract } from "../contract.ts";
import { ScoreCard } from "./score-card.tsx";

/** A driver’s own score. */
export function MyScoreCard() {
  const { data, error, refetch } = useCall(driverRecordContract.myPerformance, {});
  if (!data && error)
    return <ReadFailed title="We couldn’t load your score" error={error} onAgain={() => void refetch()} />;
  return data ? <ScoreCard title="My rating and score" performance={data} /> : <SkeletonCard lines={5} />;
}
