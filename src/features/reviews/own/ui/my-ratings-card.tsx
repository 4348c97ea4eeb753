import { useState } from "react";
import { Badge } from "#design/badge.tsx";
import { Button } from "#design/button.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { formatDateTime } from "#design/dates/date-text.tsx";
import { ActionDialog } from "#design/overlay/action-dialog.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonCard } from "#design/skeleton.tsx";
import { Stars } from "#design/stars.tsx";
import { ShowMore } from "#design/table/show-more.tsx";
import { disputeLabels, ratedPartLabels } from "#domain/rating/rating-labels.ts";
import { useMakeCall } from "#platform/browser/use-call.ts";
import { useCallPages } from "#platform/browser/use-call-pages.ts";
import { type MyRating, ownRatingsContract } from "../contract.ts";

/** Customers’ ratings of the driver’s trips, with a button to dispute them. */
export function MyRatingsCard() {
  const { pages, error, again, ...paging } = useCallPages(ownRatingsContract.myRatings, (after) => ({
    after: after ?? null,
  }));
  if (!pages && error) return <ReadFailed title="We couldn’t load your ratings" error={error} onAgain={again} />;
  if (!pages) return <SkeletonCard lines={3} />;
  const ratings = pages.flatMap((page) => page.ratings);
  return (
    <Card>
      <CardHeader title="My ratings" note="From customers, without their names" />
      {ratings.length === 0 && (
        <p className="text-ink-2">No ratings yet. Customers are asked two hours after the drop-off.</p>
      )}
      <ul aria-label="Ratings" className="grid divide-y divide-line">
        {ratings.map((rating) => (
          <RatingRow key={rating.id} rating={rating} />
        ))}
      </ul>
      <ShowMore paging={paging} className="mt-3" />
    </Card>
  );
}

const parts = ["driving", "punctuality", "vehicle", "overall"] as const;

function RatingRow({ rating }: { rating: MyRating }) {
  const [isOpen, setOpen] = useState(false);
  const { dispute } = rating;
  // With five stars everywhere there is nothing to dispute.
  const isBelowFull = Math.min(...Object.values(rating.stars)) < 5;
  return (
    <li className="grid gap-2 py-3 first:pt-0 last:pb-0">
      <p className="font-semibold">
        {rating.title}, {formatDateTime(rating.pickup_at)}
      </p>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-1">
        {parts.map((part) => (
          <div key={part} className="contents">
            <dt className="text-ink-2 text-sm">{ratedPartLabels[part]}</dt>
            <dd className="flex">
              <Stars value={rating.stars[part]} />
            </dd>
          </div>
        ))}
      </dl>
      {rating.words && <blockquote className="wrap-anywhere whitespace-pre-line">“{rating.words}”</blockquote>}
      {dispute && (
        <div className="grid justify-items-start gap-1">
          <Badge tone={disputeLabels[dispute.state].tone}>{disputeLabels[dispute.state].label}</Badge>
          <p className="wrap-anywhere text-ink-2 text-sm">{dispute.answer || `You wrote: ${dispute.text}`}</p>
        </div>
      )}
      {!dispute && isBelowFull && (
        <Button size="sm" variant="outline" className="justify-self-start" onClick={() => setOpen(true)}>
          Dispute rating<span className="sr-only"> of {formatDateTime(rating.pickup_at)}</span>
        </Button>
      )}
      {isOpen && <DisputeDialog rating={rating} onClose={() => setOpen(false)} />}
    </li>
  );
}

function DisputeDialog({ rating, onClose }: { rating: MyRating; onClose: () => void }) {
  const dispute = useMakeCall(ownRatingsContract.disputeRating, [ownRatingsContract.myRatings]);
  return (
    <ActionDialog
      title="Dispute this rating?"
      text="Our team will check the trip’s record and decide. If they agree, the rating doesn’t count towards your score. You can dispute it once."
      confirmLabel="Dispute rating"
      doneLabel="Dispute sent"
      reason={{ label: "What happened", hint: "Only our team sees this.", maxLength: 1000 }}
      onClose={onClose}
      onConfirm={(text) => dispute.mutateAsync({ rating_id: rating.id, version: rating.version, text })}
    />
  );
}
