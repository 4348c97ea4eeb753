import { Clock } from "lucide-react";
import { formatFullDateTime } from "#design/dates/date-text.tsx";
import { Timeline } from "#design/timeline.tsx";
import { companyRules } from "#domain/company/company-rules.ts";
import { addHours } from "#domain/time/local-time.ts";
import { isOver } from "#domain/trip/trip-on-road.ts";
import type { BookingDetail } from "../own-contract.ts";
import { placeOf } from "./messages.ts";

type BookingNextProps = { booking: BookingDetail; now: Date };

/** The next steps; nothing once everything is over. */
export function NextStepsCard({ booking, now }: BookingNextProps) {
  const ahead = nextSteps(booking, now);
  if (ahead.length === 0) return null;
  return (
    <section className="grid gap-4">
      <h3 className="text-h3">What happens next</h3>
      <Timeline
        label="What happens next"
        events={ahead.map(({ id, title, at, text }) => ({
          id,
          title,
          text,
          time: at ? formatFullDateTime(at) : "",
          tone: "info",
          icon: <Clock />,
        }))}
      />
    </section>
  );
}

/** An upcoming event. Without a moment, its text says when. */
export type NextStep = {
  readonly id: string;
  readonly title: string;
  readonly at: string | null;
  readonly text: string;
};

/** The next steps, in their order. */
export function nextSteps(booking: BookingDetail, now: Date): NextStep[] {
  switch (booking.state) {
    case "requested":
      return [
        {
          id: "answer",
          title: "We’ll send you a quote",
          at: booking.answer_due_at && new Date(booking.answer_due_at) > now ? booking.answer_due_at : null,
          text: "By email or phone, with all costs included.",
        },
        pickup(booking),
      ];
    case "quoted":
      return [
        {
          id: "accept",
          title: "You accept the quote",
          at: null,
          text: "Here, with the link in our email, or by phone with your reference.",
        },
        pickup(booking),
      ];
    case "awaiting_payment":
      return [
        {
          id: "pay",
          title: "You pay",
          at: null,
          text: "Choose how you’d like to pay.",
        },
        pickup(booking),
      ];
    case "confirmed":
    case "in_progress":
      return [...reliefs(booking), ...drives(booking, now)];
    default:
      return [];
  }
}

const pickup = ({ pickup_at, pickup_location }: BookingDetail): NextStep => ({
  id: "pickup",
  title: "Pickup",
  at: pickup_at,
  text: placeOf(pickup_location),
});

/** After an interruption: when another vehicle comes. */
const reliefs = ({ trips }: BookingDetail): NextStep[] =>
  trips.flatMap(({ leg, relief, destination }) =>
    relief
      ? [
          {
            id: `relief-${leg}`,
            title: "Another vehicle arrives",
            at: relief.expected_at,
            text: `It takes you on to ${placeOf(destination)}`,
          },
        ]
      : [],
  );

/** Each unfinished drive, preceded by the day its driver is named. */
function drives({ trips }: BookingDetail, now: Date): NextStep[] {
  return trips
    .filter((trip) => new Date(trip.planned_end) > now && !isOver(trip))
    .flatMap(({ leg, pickup_at, pickup_location, destination, driver }) => {
      const shownFrom = addHours(new Date(pickup_at), -companyRules.driverDetailsToCustomerHours);
      const drive: NextStep = {
        id: `drive-${leg}`,
        title: leg === 1 ? "Pickup" : "Return pickup",
        at: pickup_at,
        text: `${placeOf(pickup_location)} to ${placeOf(destination)}`,
      };
      if (driver || shownFrom <= now) return [drive];
      const naming: NextStep = {
        id: `driver-${leg}`,
        title: "We’ll name your driver",
        at: shownFrom.toISOString(),
        text: "The driver’s name, vehicle and number plate appear here 24 hours before pickup.",
      };
      return [naming, drive];
    });
}
