import { Select, TextArea } from "#design/fields/field.tsx";
import { FormField } from "#design/fields/form-field.tsx";
import { ActionDialog } from "#design/overlay/action-dialog.tsx";
import { FormDialog } from "#design/overlay/form-dialog.tsx";
import { rejectReasonLabels } from "#domain/rating/rating-labels.ts";
import { rejectReasons } from "#domain/rating/rating-lifecycle.ts";
import { reportingContract } from "#features/reporting/contract.ts";
import { useMakeCall } from "#platform/browser/use-call.ts";
import type { Call } from "#platform/contract.ts";
import { decisionFields, type ListedRating, rejectionFields, reviewsDeskContract } from "../contract.ts";

export type RatingAction = "publish" | "reject" | "reply" | "answer" | "decide";

type DialogProps = { rating: ListedRating; onClose: () => void };

/** Afterwards the list and the counts reload. */
const useRatingCall = <C extends Call>(call: C) =>
  useMakeCall(call, [reviewsDeskContract.listRatings, reportingContract.readFrame]);

const chosen = ({ id, version }: ListedRating) => ({ rating_id: id, version });

export function RatingDialog({ action, ...props }: DialogProps & { action: RatingAction }) {
  switch (action) {
    case "publish":
      return <PublishDialog {...props} />;
    case "reject":
      return <RejectDialog {...props} />;
    case "reply":
      return <ReplyDialog {...props} />;
    case "answer":
      return <AnswerDialog {...props} />;
    case "decide":
      return <DisputeDialog {...props} />;
  }
}

function PublishDialog({ rating, onClose }: DialogProps) {
  const publish = useRatingCall(reviewsDeskContract.publishRating);
  return (
    <ActionDialog
      title="Publish this review?"
      text={`It’s added to the reviews on the site, as written, by “${rating.shown_as}”, with the date and the kind of trip.`}
      confirmLabel="Publish review"
      doneLabel="Review published"
      onClose={onClose}
      onConfirm={() => publish.mutateAsync(chosen(rating))}
    />
  );
}

const reasons = rejectReasons.map((value) => ({ value, label: rejectReasonLabels[value] }));

function RejectDialog({ rating, onClose }: DialogProps) {
  const reject = useRatingCall(reviewsDeskContract.rejectRating);
  return (
    <FormDialog
      title="Reject this review?"
      text="It isn’t shown on the site, and we’ll email the customer the reason. Only these reasons apply, never a low rating. The stars still count for the driver."
      confirmLabel="Reject review"
      doneLabel="Review rejected"
      tone="danger"
      schema={rejectionFields}
      defaultValues={{ note: "" }}
      onClose={onClose}
      onConfirm={(values) => reject.mutateAsync({ ...chosen(rating), ...values })}
    >
      <FormField name="reason" label="Reason" required>
        <Select placeholder="Please choose" options={reasons} />
      </FormField>
      <FormField name="note" label="Note" optional hint="For the activity log.">
        <TextArea rows={2} maxLength={500} />
      </FormField>
    </FormDialog>
  );
}

function ReplyDialog({ rating, onClose }: DialogProps) {
  const reply = useRatingCall(reviewsDeskContract.replyToRating);
  return (
    <ActionDialog
      title={rating.reply ? "Change the public reply" : "Reply publicly"}
      text="Visitors see it below the review. Say what happened and what we changed. Leave out private details."
      confirmLabel="Save reply"
      doneLabel="Reply saved"
      size="md"
      reason={{ label: "Reply", maxLength: 1000 }}
      onClose={onClose}
      onConfirm={(text) => reply.mutateAsync({ ...chosen(rating), text })}
    />
  );
}

function AnswerDialog({ rating, onClose }: DialogProps) {
  const answer = useRatingCall(reviewsDeskContract.answerRating);
  return (
    <ActionDialog
      title="Answer by email"
      text={`Only ${rating.customer || "the customer"} will see it. Replies go to the company’s address.`}
      confirmLabel="Send answer"
      doneLabel="Answer sent"
      size="md"
      reason={{ label: "Answer", maxLength: 2000 }}
      onClose={onClose}
      onConfirm={(text) => answer.mutateAsync({ ...chosen(rating), text })}
    />
  );
}

const decisions = [
  { value: "upheld", label: "Uphold: the rating doesn’t count for the driver" },
  { value: "dismissed", label: "Dismiss: the rating counts" },
];

function DisputeDialog({ rating, onClose }: DialogProps) {
  const decide = useRatingCall(reviewsDeskContract.decideDispute);
  return (
    <FormDialog
      title="Decide the dispute"
      text="We’ll email the driver the decision and the reason. The review on the site is unchanged."
      confirmLabel="Save decision"
      doneLabel="Dispute decided"
      schema={decisionFields}
      defaultValues={{ answer: "" }}
      onClose={onClose}
      onConfirm={(values) => decide.mutateAsync({ ...chosen(rating), ...values })}
    >
      <FormField name="decision" label="Decision" required>
        <Select placeholder="Please choose" options={decisions} />
      </FormField>
      <FormField name="answer" label="Reason" required hint="The driver will see it.">
        <TextArea rows={3} maxLength={500} />
      </FormField>
    </FormDialog>
  );
}
