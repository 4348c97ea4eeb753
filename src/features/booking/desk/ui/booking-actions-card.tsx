import { useState } from "react";
import { useNavigate } from "react-router";
import { Badge } from "#design/badge.tsx";
import { Button } from "#design/button.tsx";
import { Card } from "#design/card.tsx";
import { formatFullDateTime } from "#design/dates/date-text.tsx";
import { toast } from "#design/overlay/toast.tsx";
import { useNow } from "#design/use-now.ts";
import { quoteBuilderContract } from "#features/quotes/builder/contract.ts";
import { CallFailed } from "#platform/browser/call-api.ts";
import { useMay } from "#platform/browser/use-may.ts";
import { bookingListContract } from "../../list/contract.ts";
import { dueLabel } from "../../ui/booking-labels.tsx";
import type { DeskBooking } from "../detail-contract.ts";
import { CancelDialog, ConfirmDialogOf, DeclineDialog, NoShowDialog } from "./decision-dialogs.tsx";
import { useDeskCall } from "./use-desk-call.ts";

type Action = "confirm" | "decline" | "no_show" | "cancel";
type ActionsProps = { booking: DeskBooking };

/** The possible actions, and why others must wait. */
export function BookingActionsCard({ booking }: ActionsProps) {
  const [action, setAction] = useState<Action>();
  const { possible_states: possible, state } = booking;
  const close = () => setAction(undefined);
  const may = useMay();
  const mayConfirm = (possible.includes("confirmed") || state === "requested") && may("approve_refund");
  const isDue = Date.parse(booking.pickup_at) <= useNow(60_000);
  return (
    <Card className="flex flex-wrap items-center gap-x-5 gap-y-3 py-4!">
      <h2 className="text-lg">Next step</h2>
      <AnswerDue booking={booking} />
      <div className="flex flex-wrap gap-2">
        {!booking.taken_by && possible.length > 0 && <TakeButton booking={booking} />}
        {state === "requested" && may("change_customers") && <QuoteButton booking={booking} />}
        {mayConfirm && (
          <Button size="sm" variant="outline" onClick={() => setAction("confirm")}>
            Confirm without payment
          </Button>
        )}
        {possible.includes("declined") && (
          <Button size="sm" variant="outline" onClick={() => setAction("decline")}>
            Decline request
          </Button>
        )}
        {possible.includes("no_show") && isDue && (
          <Button size="sm" variant="outline" onClick={() => setAction("no_show")}>
            Mark as no-show
          </Button>
        )}
        {possible.includes("cancelled") && (
          <Button size="sm" variant="danger" onClick={() => setAction("cancel")}>
            Cancel booking
          </Button>
        )}
        {possible.length === 0 && (
          <p className="text-ink-2">
            This booking is closed. You can still add notes
            {may("approve_refund") ? ", send emails and refund" : " and send emails"}.
          </p>
        )}
      </div>
      {action === "confirm" && <ConfirmDialogOf booking={booking} onClose={close} />}
      {action === "decline" && <DeclineDialog booking={booking} onClose={close} />}
      {action === "no_show" && <NoShowDialog booking={booking} onClose={close} />}
      {action === "cancel" && <CancelDialog booking={booking} onClose={close} />}
    </Card>
  );
}

function AnswerDue({ booking }: ActionsProps) {
  const now = useNow(30_000);
  if (booking.state !== "requested" || !booking.response_due_at || booking.answered_at) return null;
  const { text, tone } = dueLabel(booking.response_due_at, now);
  return (
    <p className="flex flex-wrap items-center gap-x-2">
      Reply promised by {formatFullDateTime(booking.response_due_at)} <Badge tone={tone}>{text}</Badge>
    </p>
  );
}

function TakeButton({ booking }: ActionsProps) {
  const act = useDeskCall(bookingListContract.actOnBookings);
  const { id, version } = booking;
  const take = async () => {
    try {
      const { results } = await act.mutateAsync({ action: "take", bookings: [{ id, version }] });
      const failed = results.find(({ is_done }) => !is_done);
      if (failed) await toast({ kind: "error", title: failed.message });
    } catch (error) {
      await toast({
        kind: "error",
        title: error instanceof Error ? error.message : "We couldn’t assign it. Please try again.",
      });
    }
  };
  return (
    <Button size="sm" busy={act.isPending} onClick={() => void take()}>
      Assign to me
    </Button>
  );
}

/** The usual answer to a request. One that is there already is opened. */
function QuoteButton({ booking }: ActionsProps) {
  const navigate = useNavigate();
  const create = useDeskCall(quoteBuilderContract.createQuote);
  const build = async () => {
    try {
      const id = await create.mutateAsync({ booking_id: booking.id }).then((made) => made.id, idOfExisting);
      await navigate(`/admin/quotes-enhanced?quote=${id}`);
    } catch (error) {
      await toast({
        kind: "error",
        title: error instanceof Error ? error.message : "We couldn’t create the quote. Please try again.",
      });
    }
  };
  return (
    <Button size="sm" variant="outline" busy={create.isPending} onClick={() => void build()}>
      Create quote
    </Button>
  );
}

function idOfExisting(error: unknown): string {
  const id = error instanceof CallFailed && error.reason === "has_quote" ? error.details.id : undefined;
  if (typeof id === "string") return id;
  throw error;
}
