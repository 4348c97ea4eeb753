import { Check } from "lucide-react";
import { formatDateTime } from "#design/dates/date-text.tsx";
import { Timeline } from "#design/timeline.tsx";
import type { BookingDetail } from "../own-contract.ts";
import { reasonLabels, stateLabels } from "./messages.ts";

/** What has happened, the latest first. */
export function HistoryCard({ moves }: { moves: BookingDetail["moves"] }) {
  return (
    <section className="grid gap-4">
      <h3 className="text-h3">So far</h3>
      <Timeline label="What has happened" events={moves.toReversed().map(eventOf)} />
    </section>
  );
}

type Move = BookingDetail["moves"][number];

const eventOf = (move: Move) => ({
  id: `${move.to_state}-${move.at}`,
  title: wordsOf(move),
  time: formatDateTime(move.at),
  text: move.reason ? reasonLabels[move.reason] : undefined,
  tone: stateLabels[move.to_state].tone,
  icon: <Check />,
});

/** Who asked or cancelled matters; the rest happens by itself. */
function wordsOf({ to_state, by }: Move): string {
  if (to_state === "requested" && by === "us") return "We noted your request";
  if (to_state === "cancelled") return { you: "You cancelled", us: "We cancelled", system: "Cancelled" }[by];
  return stateLabels[to_state].happened;
}
