import {
  ArrowRight,
  Banknote,
  GitPullRequestArrow,
  Mail,
  MessageSquareText,
  NotebookPen,
  PenLine,
  Undo2,
} from "lucide-react";
import type { ReactNode } from "react";
import type { Tone } from "#design/badge.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { formatFullDateTime } from "#design/dates/date-text.tsx";
import { formatRand } from "#design/money.tsx";
import { Timeline } from "#design/timeline.tsx";
import { bookingLabels } from "#domain/booking/booking-labels.ts";
import { paymentLabels, paymentMethodLabels, refundLabels } from "#domain/payment/payment-labels.ts";
import { inSentence, statusLabel } from "#domain/text/status-label.ts";
import { reasonText } from "../../ui/booking-labels.tsx";
import type { DeskBooking } from "../detail-contract.ts";
import { Differences } from "./change-card.tsx";

type Happening = { id: string; at: string; title: string; text?: ReactNode; tone?: Tone; icon: ReactNode };

/** Everything that happened to a booking, newest first: moves, changes, money, emails, actions. */
export function TimelineCard({ booking }: { booking: DeskBooking }) {
  const events = happenings(booking).map(({ at, ...event }) => ({ ...event, time: formatFullDateTime(at) }));
  return (
    <Card>
      <CardHeader title="History" />
      <Timeline label="History" events={events} />
    </Card>
  );
}

export const happenings = (booking: DeskBooking): Happening[] =>
  [
    ...booking.moves.map(moved),
    ...booking.changes.map((change) => changed(booking, change)),
    ...booking.payments.map(paid),
    ...booking.refunds.map(refunded),
    ...booking.emails.map(wrote),
    ...booking.actions.filter(({ action }) => !isShownElsewhere(action)).map(did),
  ].toSorted((a, b) => b.at.localeCompare(a.at) || b.id.localeCompare(a.id));

/** The history already shows these as a move, a change or an email. */
const shownElsewhere = [
  "booking.edited",
  "booking.declined",
  "booking.confirmed_unpaid",
  "booking.customer_written_to",
  "booking.reminded_to_pay",
  "booking.refund_asked",
];
const isShownElsewhere = (action: string) =>
  shownElsewhere.includes(action) || action.startsWith("booking.cancelled_by_");

const strangers: Readonly<Record<string, string>> = { system: "Automatically", visitor: "Customer" };
const by = (who: string, words?: string | null) => [strangers[who] ?? who, words].filter(Boolean).join(": ");

/** The label of an action here; the others read well as they are recorded. */
const actionTitles: Readonly<Record<string, string>> = {
  taken: "Assigned",
  answered: "Marked as answered",
  noted: "Note added",
  price_overridden: "Price changed manually",
  waiting_charged: "Waiting charged",
  waiting_waived: "Waiting waived",
};
const actionTitle = (action: string) =>
  actionTitles[action] ?? action.replaceAll("_", " ").replace(/^./, (first) => first.toUpperCase());

const moved = ({ id, at, to_state, by: who, reason }: DeskBooking["moves"][number]): Happening => ({
  id,
  at,
  title: bookingLabels[to_state].label,
  text: by(who, reasonText(reason)),
  tone: bookingLabels[to_state].tone,
  icon: <ArrowRight />,
});

const changed = (booking: DeskBooking, change: DeskBooking["changes"][number]): Happening => ({
  id: change.id,
  at: change.decided_at ?? change.at,
  title: `Change ${change.state}`,
  text: (
    <>
      {by(change.by, change.note)}
      <Differences booking={booking} change={change} />
      {change.answer && <p>Answer: {change.answer}</p>}
    </>
  ),
  tone: change.state === "rejected" ? "bad" : "violet",
  icon: <GitPullRequestArrow />,
});

const paid = (payment: DeskBooking["payments"][number]): Happening => ({
  id: payment.id,
  at: payment.paid_at ?? payment.at,
  title: `${formatRand(payment.amount_cents)}, ${inSentence(paymentMethodLabels[payment.method])}`,
  text: [
    statusLabel(paymentLabels, payment.state).label,
    fromTo("Paid", payment.paid_from_cents, payment.paid_to_cents),
  ]
    .filter(Boolean)
    .join(". "),
  tone: payment.paid_at ? "ok" : "neutral",
  icon: <Banknote />,
});

const refunded = (refund: DeskBooking["refunds"][number]): Happening => ({
  id: refund.id,
  at: refund.at,
  title: `Refund of ${formatRand(refund.amount_cents)}`,
  text: by(
    refund.by,
    [
      `${statusLabel(refundLabels, refund.state).label}${refund.note ? `, ${refund.note}` : ""}`,
      fromTo("Refunded", refund.refunded_from_cents, refund.refunded_to_cents),
    ]
      .filter(Boolean)
      .join(". "),
  ),
  tone: "warn",
  icon: <Undo2 />,
});

const wrote = ({ id, at, subject, to, state, channel }: DeskBooking["emails"][number]): Happening => ({
  id,
  at,
  title: subject,
  text: `${wayTo[channel]} ${to}${state === "failed" ? ": not sent" : ""}`,
  tone: state === "failed" ? "bad" : "neutral",
  icon: channel === "email" ? <Mail /> : <MessageSquareText />,
});

const wayTo = { email: "To", sms: "SMS to", whatsapp: "WhatsApp to" } as const;

/** "Price: from R1 200 to R1 450"; empty if no amount changed. */
function fromTo(what: string, from: number | null, to: number | null): string {
  if (from === to) return "";
  return `${what}: from ${amountText(from)} to ${amountText(to)}`;
}

const amountText = (amount: number | null) => (amount === null ? "no price" : formatRand(amount));

const isFee = (action: string) => /fee|no_show/.test(action);

const did = ({ id, at, action, by: who, reason, from_cents, to_cents }: DeskBooking["actions"][number]): Happening => ({
  id,
  at,
  title: actionTitle(action.replace(/^booking\./, "")),
  text: [fromTo(isFee(action) ? "Fee" : "Price", from_cents, to_cents), by(who, reasonText(reason))]
    .filter(Boolean)
    .join(". "),
  tone: "info",
  icon: action === "booking.noted" ? <NotebookPen /> : <PenLine />,
});
