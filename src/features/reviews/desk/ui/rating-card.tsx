import { Lock } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Badge } from "#design/badge.tsx";
import { Button } from "#design/button.tsx";
import { Card } from "#design/card.tsx";
import { formatDateTime } from "#design/dates/date-text.tsx";
import { Stars } from "#design/stars.tsx";
import { disputeLabels, ratedPartLabels, ratingLabels, rejectReasonLabels } from "#domain/rating/rating-labels.ts";
import { SiteLink } from "#platform/browser/link.tsx";
import { useMay } from "#platform/browser/use-may.ts";
import type { ListedRating } from "../contract.ts";
import { type RatingAction, RatingDialog } from "./rating-dialogs.tsx";
import { RatingPhotos } from "./rating-photos.tsx";

export const RatingCard = ({ rating }: { rating: ListedRating }) => (
  <li>
    <Card className="grid gap-4">
      <Head rating={rating} />
      <Parts rating={rating} />
      {rating.words && (
        <Said title={rating.state === "private" ? "Review, not for publication" : `Review by “${rating.shown_as}”`}>
          {rating.words}
        </Said>
      )}
      <RatingPhotos rating={rating} />
      {rating.private_message && (
        <Said title="Private message" icon={<Lock aria-hidden="true" />}>
          {rating.private_message}
        </Said>
      )}
      {rating.reply && <Said title="Our public reply">{rating.reply}</Said>}
      {rating.reject_reason && (
        <p className="text-ink-2 text-sm">Rejected: {rejectReasonLabels[rating.reject_reason].toLowerCase()}.</p>
      )}
      {rating.dispute && <Dispute dispute={rating.dispute} />}
      <RatingActions rating={rating} />
    </Card>
  </li>
);

function Head({ rating }: { rating: ListedRating }) {
  const { label, tone } = ratingLabels[rating.state];
  return (
    <header className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Stars value={rating.stars.overall} className="text-xl" />
        <Badge tone={tone} dot>
          {label}
        </Badge>
        {rating.needs.includes("answer") && (
          <Badge tone="warn">{rating.wants_reply ? "Reply wanted" : "Answer needed"}</Badge>
        )}
        {rating.answered_at && <Badge tone="ok">Answered</Badge>}
        {rating.dispute && (
          <Badge tone={disputeLabels[rating.dispute.state].tone}>{disputeLabels[rating.dispute.state].label}</Badge>
        )}
      </div>
      <h2 className="font-bold">
        {rating.title}, {formatDateTime(rating.pickup_at)}
      </h2>
      <p className="text-ink-2 text-sm">
        <SiteLink to={`/admin/booking?reference=${rating.reference}`} className="text-link underline">
          {rating.reference}
        </SiteLink>{" "}
        · {rating.customer} · rated {formatDateTime(rating.given_at)}
        {rating.driver && (
          <>
            {" · driver "}
            <SiteLink to={`/admin/drivers?driver=${rating.driver.id}`} className="text-link underline">
              {rating.driver.name}
            </SiteLink>
          </>
        )}
      </p>
    </header>
  );
}

const parts = ["punctuality", "vehicle", "driving"] as const;

const Parts = ({ rating }: { rating: ListedRating }) => (
  <dl className="flex flex-wrap gap-x-6 gap-y-2">
    {parts.map((part) => (
      <div key={part} className="flex items-center gap-2">
        <dt className="text-ink-2 text-sm">{ratedPartLabels[part]}</dt>
        <dd className="flex">
          <Stars value={rating.stars[part]} />
        </dd>
      </div>
    ))}
  </dl>
);

const Said = ({ title, icon, children }: { title: string; icon?: ReactNode; children: string }) => (
  <figure className="rounded-md bg-surface-2 p-4">
    <figcaption className="mb-1 flex items-center gap-1.5 font-semibold text-ink-2 text-sm [&>svg]:size-4">
      {icon}
      {title}
    </figcaption>
    <blockquote className="wrap-anywhere whitespace-pre-line">{children}</blockquote>
  </figure>
);

const Dispute = ({ dispute }: { dispute: NonNullable<ListedRating["dispute"]> }) => (
  <figure className="rounded-md bg-accent-soft p-4 text-ink">
    <figcaption className="mb-1 font-semibold text-sm">
      Disputed by the driver, {formatDateTime(dispute.disputed_at)}
    </figcaption>
    <blockquote className="wrap-anywhere whitespace-pre-line">{dispute.text}</blockquote>
    {dispute.answer && (
      <p className="mt-2 border-line border-t pt-2 text-sm">
        <b>{disputeLabels[dispute.state].label}:</b> {dispute.answer}
      </p>
    )}
  </figure>
);

/** Our team’s actions on a rating; readers see no buttons. */
function RatingActions({ rating }: { rating: ListedRating }) {
  const [action, setAction] = useState<RatingAction>();
  if (!useMay()("moderate_reviews")) return null;
  const { state, words, dispute } = rating;
  const isPublic = state === "held" || state === "published";
  const button = (kind: RatingAction, label: string, variant: "primary" | "outline" = "outline") => (
    <Button size="sm" variant={variant} onClick={() => setAction(kind)}>
      {label}
      <span className="sr-only">
        {" "}
        {kind === "reply" || kind === "answer" ? "to" : "of"} {rating.reference}
      </span>
    </Button>
  );
  return (
    <div className="flex flex-wrap gap-2">
      {dispute?.state === "open" && button("decide", "Decide dispute", "primary")}
      {state === "held" && button("publish", "Publish review", "primary")}
      {state === "rejected" && button("publish", "Publish after all")}
      {isPublic && words && button("reply", rating.reply ? "Change reply" : "Reply publicly")}
      {rating.has_email &&
        button(
          "answer",
          "Answer by email",
          rating.needs.includes("answer") && state !== "held" ? "primary" : "outline",
        )}
      {isPublic && button("reject", "Reject review")}
      {action && <RatingDialog action={action} rating={rating} onClose={() => setAction(undefined)} />}
    </div>
  );
}
