import { Banknote, Building2, CreditCard, Landmark, Lock } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Alert } from "#design/alert.tsx";
import { Button } from "#design/button.tsx";
import { formatFullDateTime } from "#design/dates/date-text.tsx";
import { ErrorAlert } from "#design/error-alert.tsx";
import { ChoiceCards } from "#design/fields/choice-cards.tsx";
import { formatRand } from "#design/money.tsx";
import { cancellationSentence } from "#domain/booking/booking-outlook.ts";
import type { PaymentMethod } from "#domain/payment/payment-lifecycle.ts";
import type { PaymentKey } from "../../ui/use-payment-key.ts";
import { useStartPayment } from "../../ui/use-start-payment.ts";
import { checkoutContract, type PaymentChoice } from "../contract.ts";
import { CardChoice, type CardValue } from "./card-choice.tsx";
import { buttonLabels, feeWayLabels, obstacleMessage, wayLabels } from "./messages.ts";

const icons: Readonly<Record<PaymentMethod, ReactNode>> = {
  online: <CreditCard aria-hidden="true" />,
  transfer: <Landmark aria-hidden="true" />,
  cash: <Banknote aria-hidden="true" />,
  account: <Building2 aria-hidden="true" />,
};

type PaymentWaysProps = { choice: PaymentChoice; paymentKey: PaymentKey; onStarted: () => void };

/** The payment methods as cards, and one button. */
export function PaymentWaysForm({ choice, paymentKey, onStarted }: PaymentWaysProps) {
  const open = choice.ways.filter(({ obstacle }) => obstacle === null);
  const [chosen, setChosen] = useState<PaymentMethod>();
  const [paysAll, setPaysAll] = useState(false);
  const [card, setCard] = useState<CardValue>({});
  const { start, isBusy, failure } = useStartPayment(checkoutContract.startPayment, onStarted);
  const method = open.some((way) => way.method === chosen) ? chosen : open[0]?.method;
  const words = choice.is_fee ? feeWayLabels : wayLabels;
  const amount = paysAll ? choice.balance_cents : choice.due_cents;
  if (!method)
    return (
      <Alert tone="warn" title="Please call us">
        You can’t pay for this booking online at the moment.
      </Alert>
    );
  return (
    <div className="makes-room grid gap-6">
      {choice.due_cents < choice.balance_cents && (
        <DepositChoice choice={choice} paysAll={paysAll} onChange={setPaysAll} />
      )}
      {choice.is_card_only && choice.state === "awaiting_payment" && (
        <Alert tone="info" title="Pay now to reserve your vehicle">
          We haven’t held a vehicle for this booking. Your payment reserves one immediately. If the last one is booked
          first, we’ll refund you in full.
        </Alert>
      )}
      <ChoiceCards
        legend="How would you like to pay?"
        className={choice.ways.length === 3 ? "sm:grid-cols-2 xl:grid-cols-3" : "sm:grid-cols-2"}
        value={method}
        onChange={setChosen}
        choices={choice.ways.map(({ method: value, obstacle }) => ({
          value,
          title: words[value].title,
          text: obstacle ? obstacleMessage(obstacle, choice) : words[value].text,
          icon: icons[value],
          disabled: obstacle !== null,
        }))}
      />
      {method === "online" && <CardChoice choice={choice} value={card} onChange={setCard} />}
      <ErrorAlert error={failure} />
      <div className="grid gap-3">
        <Button
          size="lg"
          wide
          busy={isBusy}
          busyText="One moment…"
          icon={method === "online" ? <Lock aria-hidden="true" /> : undefined}
          onClick={() =>
            void start({
              ...paymentKey,
              method,
              pays_all: paysAll,
              expected_cents: amount,
              ...(method === "online" && card),
            })
          }
        >
          {buttonLabels[method](formatRand(amount))}
        </Button>
        {!choice.is_fee && (
          <p className="text-center text-sm text-ink-2">
            {cancellationSentence(
              new Date(choice.pickup_at),
              {
                freeHours: choice.free_cancellation_hours,
                lateShare: choice.late_cancellation_share,
                graceMinutes: choice.cancellation_grace_minutes,
              },
              new Date(),
            )}
          </p>
        )}
      </div>
    </div>
  );
}

type DepositChoiceProps = { choice: PaymentChoice; paysAll: boolean; onChange: (paysAll: boolean) => void };

const DepositChoice = ({ choice, paysAll, onChange }: DepositChoiceProps) => (
  <div className="grid gap-2">
    <ChoiceCards
      legend="How much would you like to pay now?"
      className="grid-cols-2"
      value={paysAll ? "all" : "deposit"}
      onChange={(value) => onChange(value === "all")}
      choices={[
        { value: "deposit", title: "Deposit", note: formatRand(choice.due_cents) },
        { value: "all", title: "Everything", note: formatRand(choice.balance_cents) },
      ]}
    />
    {choice.rest_due_at && !paysAll && (
      <p className="text-ink-2 text-sm">
        The rest, {formatRand(choice.balance_cents - choice.due_cents)}, is due by{" "}
        {formatFullDateTime(choice.rest_due_at)}.
      </p>
    )}
  </div>
);
