import { useQueryClient } from "@tanstack/react-query";
import { CreditCard } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "#design/button.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { formatFullDate, formatFullDateTime } from "#design/dates/date-text.tsx";
import { Select, TextInput } from "#design/fields/field.tsx";
import { FormField } from "#design/fields/form-field.tsx";
import { formatRand } from "#design/money.tsx";
import { FormDialog } from "#design/overlay/form-dialog.tsx";
import { SpinnerMark } from "#design/spinner.tsx";
import { chargeRequests } from "#domain/payment/card-consent.ts";
import { bookingDeskContract } from "#features/booking/desk/contract.ts";
import { useCall, useMakeCall } from "#platform/browser/use-call.ts";
import { useMay } from "#platform/browser/use-may.ts";
import type { OutputOf } from "#platform/contract.ts";
import { cardsContract, chargeForm } from "../contract.ts";

const { bookingCards, chargeSavedCard } = cardsContract;
type Cards = OutputOf<typeof bookingCards>;
type Last = NonNullable<Cards["last"]>;

/** For our team: the customer’s saved cards, to charge as the customer asked; hidden if there is none. */
export function BookingCardsPanel({ reference }: { reference: string }) {
  const mayTake = useMay()("take_payment");
  const { data } = useCall(bookingCards, { reference }, { refetchInterval: 30_000, enabled: mayTake });
  const [isCharging, setCharging] = useState(false);
  if (!data || (data.cards.length === 0 && !data.last)) return null;
  const { cards, last } = data;
  const isWaiting = last?.stage === "processing";
  return (
    <Card>
      <CardHeader
        title="Saved cards"
        note={cards.length > 0 ? "Charge a card only when its owner asks you to" : undefined}
      />
      {cards.length > 0 && (
        <ul className="mb-3 grid gap-1 text-sm">
          {cards.map((card) => (
            <li key={card.id} className="flex items-start gap-2">
              <CreditCard aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-ink-2" />
              <span className="min-w-0 [overflow-wrap:anywhere]">{nameOf(card)}</span>
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="mb-3 text-sm empty:hidden">
        {last && lastText(last)}
      </p>
      {isWaiting && <Waiting reference={reference} />}
      {cards.length > 0 && !isWaiting && (
        <Button size="sm" variant="outline" onClick={() => setCharging(true)}>
          Charge card
        </Button>
      )}
      {isCharging && <ChargeDialog reference={reference} cards={data} onClose={() => setCharging(false)} />}
    </Card>
  );
}

function lastText({ stage, amount_cents, at, reason }: Last): string {
  const amount = formatRand(amount_cents);
  if (stage === "processing") return `Charging ${amount}. The bank usually answers within seconds.`;
  if (stage === "failed")
    return `${amount} was not charged on ${formatFullDateTime(at)}: ${reason || "the card was refused."}`;
  return stage === "received" ? `${amount} was charged on ${formatFullDateTime(at)}.` : "";
}

/** Reads again until the bank has answered, then the booking too. */
function Waiting({ reference }: { reference: string }) {
  const kept = useQueryClient();
  useCall(bookingCards, { reference }, { refetchInterval: 2000 });
  useEffect(() => () => void kept.invalidateQueries({ queryKey: [bookingDeskContract.readBooking.name] }), [kept]);
  return <SpinnerMark className="size-5 text-primary-text" />;
}

type ChargeDialogProps = { reference: string; cards: Cards; onClose: () => void };

function ChargeDialog({ reference, cards: { cards, due_cents, balance_cents }, onClose }: ChargeDialogProps) {
  const charge = useMakeCall(chargeSavedCard, [bookingCards, bookingDeskContract.readBooking]);
  const amountOf = (paysAll: boolean) => (paysAll ? balance_cents : due_cents);
  const hasDeposit = due_cents !== balance_cents;
  const [first] = cards;
  return (
    <FormDialog
      title={`Charge card for ${reference}`}
      text={
        hasDeposit
          ? `${formatRand(due_cents)} is due now, ${formatRand(balance_cents)} in total. The customer gets a receipt by email.`
          : `${formatRand(balance_cents)} will be charged. The customer gets a receipt by email.`
      }
      confirmLabel="Charge card"
      doneLabel="Charge started"
      schema={chargeForm}
      defaultValues={{ card_id: first?.id ?? "", pays_all: false, note: "" }}
      onClose={onClose}
      onConfirm={(values) => charge.mutateAsync({ ...values, reference, expected_cents: amountOf(values.pays_all) })}
    >
      <FormField name="card_id" label="Card" required>
        <Select options={cards.map((card) => ({ value: card.id, label: nameOf(card) }))} />
      </FormField>
      {hasDeposit && (
        <FormField name="pays_all" label="Amount" required>
          {({ value, onChange, onBlur, name }) => (
            <Select
              name={name}
              value={value ? "all" : "due"}
              onBlur={onBlur}
              onChange={(event) => onChange(event.currentTarget.value === "all")}
              options={[
                { value: "due", label: `Due now: ${formatRand(due_cents)}` },
                { value: "all", label: `Everything: ${formatRand(balance_cents)}` },
              ]}
            />
          )}
        </FormField>
      )}
      <FormField name="asked_by" label="How the customer asked" required>
        <Select
          placeholder="Choose one"
          options={Object.entries(chargeRequests).map(([value, label]) => ({ value, label }))}
        />
      </FormField>
      <FormField name="note" label="Note" optional hint="Saved in the activity log.">
        <TextInput maxLength={500} />
      </FormField>
    </FormDialog>
  );
}

/** The payment service keeps the number, so the day tells cards apart. */
const nameOf = ({ owner, reference, saved_at }: Cards["cards"][number]) =>
  `${owner}, saved on ${formatFullDate(saved_at)} with ${reference}`;
