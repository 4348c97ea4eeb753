import { useState } from "react";
import { Button } from "#design/button.tsx";
import { useMay } from "#platform/browser/use-may.ts";
import type { ListedRating } from "../contract.ts";
import { type RatingAction, RatingDialog } from "./rating-dialogs.tsx";

/** What our team may do with a rating; those who only look see no buttons. */
export function RatingActions({ rating }: { rating: ListedRating }) {
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
