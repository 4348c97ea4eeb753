import { Card, CardHeader } from "#design/card.tsx";
import { stageOf } from "#domain/trip/trip-stage.ts";
import type { DriverTrip } from "../contract.ts";

/** The names for the board at arrivals: the passengers, or the booker if none are named. */
export const boardNamesOf = ({ guests = [] }: Pick<DriverTrip, "guests">, booker: string): readonly string[] =>
  guests.length > 0 ? guests.map(({ name }) => name) : [booker];

/** The guest list to read at the pickup: names, phone numbers and needs. Also available offline. */
export function TripGuests({ trip }: { trip: DriverTrip }) {
  const { guests = [], preferences = [] } = trip;
  if (stageOf(trip) === "over" || (guests.length === 0 && preferences.length === 0)) return null;
  return (
    <Card>
      <CardHeader
        title="Guest list"
        note={guests.length > 0 ? `${guests.length} of ${trip.passengers} passengers named` : "Usual preferences"}
      />
      <ul aria-label="Passengers" className="divide-y divide-line">
        {guests.map(({ name, phone, room, needs }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two passengers may share a name, and the list is only read.
          <li key={`${name} ${at}`} className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 py-2">
            <span className="min-w-0 flex-1">
              <b className="block [overflow-wrap:anywhere]">{name}</b>
              {(room || needs.length > 0) && (
                <span className="block text-ink-2 text-sm [overflow-wrap:anywhere]">
                  {[room && `Room ${room}`, ...needs].filter(Boolean).join(" · ")}
                </span>
              )}
            </span>
            {phone && (
              <a
                href={`tel:${phone.replace(/[^+\d]/g, "")}`}
                aria-label={`Call ${name}`}
                className="inline-flex min-h-11 items-center font-semibold text-link underline"
              >
                {phone}
              </a>
            )}
          </li>
        ))}
      </ul>
      {preferences.length > 0 && (
        <p className="border-line border-t pt-3 text-ink-2 text-sm">{preferences.join(" · ")}</p>
      )}
    </Card>
  );
}
