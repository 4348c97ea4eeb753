import { placeOf } from "./messages.ts";

type BookingRouteProps = { from: string; to: string };

/** The route as two stops on a line. */
export function BookingRoute({ from, to }: BookingRouteProps) {
  return (
    <dl className="relative grid gap-2 pl-6 text-[0.9375rem] leading-snug">
      <span aria-hidden="true" className="absolute top-2 bottom-2 left-[5px] w-0.5 bg-line-strong/45" />
      <Stop label="From" place={from} mark="bg-surface inset-ring-3 inset-ring-lagoon" />
      <Stop label="To" place={to} mark="bg-primary" />
    </dl>
  );
}

function Stop({ label, place, mark }: { label: string; place: string; mark: string }) {
  return (
    <div className="relative min-w-0">
      <span aria-hidden="true" className={`absolute top-1 -left-6 size-3 rounded-pill ${mark}`} />
      <dt className="sr-only">{label}</dt>
      <dd className={place ? "[overflow-wrap:anywhere]" : "text-ink-3"}>{placeOf(place)}</dd>
    </div>
  );
}
