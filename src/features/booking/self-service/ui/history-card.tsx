import { Check } from "lucide-react";
import { formatFullDateTime } from "#design/dates/date-text.tsx";
import { Timeline } from "#design/timeline.tsx";
import { customerBookingLabel } from "#domain/booking/booking-labels.ts";
import type { BookingDetail } from "../own-contract.ts";
import { happenedTexts, reasonLabels } from "./messages.ts";

/** Events, the latest first. */
export function HistoryCard({ moves }: { moves: BookingDetail["moves"] }) {
  return (
    <section className="grid gap-4">
      <h3 className="text-h3">History</h3>
      <Timeline label="History" events={moves.toReversed().map(eventOf)} />
    </section>
  );
}

type Move = BookingDetail["moves"][number];

const eventOf = (move: Move) => ({
  id: `${move.to_state}-${move.at}`,
  title: wordsOf(move),
  time: formatFullDateTime(move.at),
  text: move.reason ? reasonLabels[move.reason] : undefined,
  tone: customerBookingLabel(move.to_state).tone,
  icon: <Check />,
});

/** Names who requested or cancelled; everything else is automatic. */
function wordsOf({ to_state, by }: Move): string {
  if (to_state === "requested" && by === "us") return "We recorded your request";
  if (to_state === "cancelled") return { you: "You cancelled", us: "We cancelled", system: "Cancelled" }[by];
  return happenedTexts[to_state];
}
