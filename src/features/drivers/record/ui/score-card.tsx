import { Card, CardHeader } from "#design/card.tsx";
import type { ScorePart } from "#domain/driver/driver-score.ts";
import type { DriverPerformance } from "../contract.ts";

type ScoreCardProps = { title: string; performance: DriverPerformance };

/** The score and its components. */
export function ScoreCard({ title, performance }: ScoreCardProps) {
  const { score, parts, days, declined, rating, ratings } = performance;
  return (
    <Card>
      <CardHeader title={title} note={`The last ${days} days, with ratings from the last year`} />
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3">
        <Figure name="Rating by customers" value={rating === null ? "No ratings yet" : `${rating} of 5`} />
        <Figure name="Score" value={score === null ? "No trips yet" : `${score} of 100`} />
      </dl>
      <ul aria-label="What makes up the score" className="mt-5 grid gap-3">
        {parts.map(({ part, weight, good, of, percent }) => (
          <li key={part} className="grid gap-0.5">
            <span className="flex justify-between gap-4">
              <span className="font-semibold">{scorePartLabels[part].name}</span>
              <span className="font-semibold">{percent === null ? "–" : `${Math.round(percent)}%`}</span>
            </span>
            <span className="flex justify-between gap-4 text-ink-2 text-sm">
              <span>{of === 0 ? "Nothing recorded yet" : `${good} of ${of} ${scorePartLabels[part].counts}`}</span>
              <span className="whitespace-nowrap">counts {weight}%</span>
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-4 border-line border-t pt-3 text-ink-2 text-sm">
        {declined === 1 ? "1 offer" : `${declined} offers`} declined. Declining doesn’t lower the score. Trips
        reassigned by dispatch and ratings successfully disputed don’t count.
        {ratings > 0 && " With few ratings, the score leans to the average of all drivers."}
      </p>
    </Card>
  );
}

export const Figure = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt className="text-ink-2 text-sm">{name}</dt>
    <dd className="font-bold text-lg">{value}</dd>
  </div>
);

/** The parts of the score. */
const scorePartLabels: Readonly<Record<ScorePart, { readonly name: string; readonly counts: string }>> = {
  completion: { name: "Trips completed", counts: "trips driven or missed" },
  punctuality: { name: "On time at the pickup", counts: "recorded arrivals, up to 5 minutes late" },
  ratings: { name: "Ratings by customers", counts: "ratings of four or five stars for driving" },
  reliability: { name: "Trips kept", counts: "accepted trips, not returned in the last 24 hours" },
  answers: { name: "Offers answered", counts: "offers answered before they expired" },
};
