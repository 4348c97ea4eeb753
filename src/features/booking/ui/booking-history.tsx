import { Check, Clock } from "lucide-react";
import { formatDateTime } from "#design/date-text.tsx";
import { Timeline } from "#design/timeline.tsx";
import type { BookingDetail } from "../contract.ts";
import { nextSteps } from "./booking-steps.ts";
import { reasonWords, stateWords } from "./booking-words.ts";

type BookingHistoryProps = { booking: BookingDetail; now: Date };

/** What happens next, then what has happened, the latest first. */
export function BookingHistory({ booking, now }: BookingHistoryProps) {
  const ahead = nextSteps(booking, now);
  return (
    <div className="grid gap-6">
      {ahead.length > 0 && (
        <section className="grid gap-4">
          <h3 className="text-h3">What happens next</h3>
          <Timeline
            label="What happens next"
            events={ahead.map(({ id, title, at, text }) => ({
              id,
              title,
              text,
              time: at ? formatDateTime(at) : "",
              tone: "info",
              icon: <Clock />,
            }))}
          />
        </section>
      )}
      <section className="grid gap-4">
        <h3 className="text-h3">So far</h3>
        <Timeline label="What has happened" events={booking.moves.toReversed().map(eventOf)} />
      </section>
    </div>
  );
}

const eventOf = ({ to_state, at, by, reason }: BookingDetail["moves"][number]) => ({
  id: `${to_state}-${at}`,
  title: titleOf(to_state, by),
  time: formatDateTime(at),
  text: reason ? reasonWords[reason] : undefined,
  tone: stateWords[to_state].tone,
  icon: <Check />,
});

/** Who asked or cancelled matters; the rest happens by itself. */
function titleOf(state: BookingDetail["moves"][number]["to_state"], by: "you" | "us" | "system"): string {
  if (state === "requested" && by === "us") return "We noted your request";
  if (state === "cancelled") return { you: "You cancelled", us: "We cancelled", system: "Cancelled" }[by];
  return stateWords[state].happened;
}
