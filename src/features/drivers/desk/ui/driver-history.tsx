import { Card } from "#design/card.tsx";
import { formatDateTime } from "#design/dates/date-text.tsx";
import { Timeline } from "#design/timeline.tsx";
import { driverLabels } from "#domain/driver/driver-labels.ts";
import type { DriverInFull } from "../contract.ts";

const strangers: Readonly<Record<string, string>> = { visitor: "the driver", system: "the system" };

/** Every change of status, the newest first. */
export function DriverHistory({ moves }: { moves: DriverInFull["moves"] }) {
  if (moves.length === 0) return <p className="text-ink-2">No status changes yet.</p>;
  return (
    <Card>
      <Timeline
        label="History"
        events={moves.toReversed().map(({ id, to_state, by, reason, at }) => ({
          id,
          time: formatDateTime(at),
          title: driverLabels[to_state].moved,
          tone: driverLabels[to_state].tone,
          text: (
            <>
              <p className="text-ink-3 text-sm">by {strangers[by] ?? by}</p>
              {reason && <p className="whitespace-pre-wrap">{reason}</p>}
            </>
          ),
        }))}
      />
    </Card>
  );
}
