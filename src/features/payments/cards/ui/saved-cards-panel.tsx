import { CreditCard } from "lucide-react";
import { useState } from "react";
import { Button } from "#design/button.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { formatFullDate } from "#design/dates/date-text.tsx";
import { ActionDialog } from "#design/overlay/action-dialog.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonCard } from "#design/skeleton.tsx";
import { useCall, useMakeCall } from "#platform/browser/use-call.ts";
import { cardsContract, type SavedCardLine } from "../contract.ts";

/** The cards a customer has saved, to remove. One is saved while paying. */
export function SavedCardsPanel() {
  const { data, error, refetch } = useCall(cardsContract.myCards, {});
  const [removing, setRemoving] = useState<SavedCardLine>();
  const remove = useMakeCall(cardsContract.removeCard, [cardsContract.myCards]);
  if (!data && error)
    return <ReadFailed title="We couldn’t load your cards" error={error} onAgain={() => void refetch()} />;
  if (!data) return <SkeletonCard lines={2} />;
  return (
    <Card>
      <CardHeader title="Saved cards" />
      {data.cards.length === 0 ? (
        <p className="text-ink-2">No cards yet. You can save one when you pay for a booking.</p>
      ) : (
        <ul className="grid gap-3">
          {data.cards.map((card) => (
            <li key={card.id} className="flex flex-wrap items-center gap-3">
              <CreditCard aria-hidden="true" className="size-5 text-ink-2" />
              <span className="min-w-0 grow">{nameOf(card)}</span>
              <Button size="sm" variant="outline" onClick={() => setRemoving(card)}>
                Remove<span className="sr-only"> the card saved with {card.reference}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {removing && (
        <ActionDialog
          title="Remove this card?"
          text="We can’t charge it any more, and the payment service forgets it. You can save it again when you pay."
          confirmLabel="Remove card"
          doneLabel="Card removed"
          tone="danger"
          onClose={() => setRemoving(undefined)}
          onConfirm={() => remove.mutateAsync({ id: removing.id })}
        />
      )}
    </Card>
  );
}

/** The payment service keeps the number, so the day tells cards apart. */
const nameOf = ({ reference, saved_at }: SavedCardLine) => `Saved on ${formatFullDate(saved_at)} with ${reference}`;
