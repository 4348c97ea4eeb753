import { useState } from "react";
import { useFormContext } from "react-hook-form";
import { Alert } from "#design/alert.tsx";
import { Badge, type Tone } from "#design/badge.tsx";
import { Button } from "#design/button.tsx";
import { formatDateTime } from "#design/dates/date-text.tsx";
import { SkeletonTable } from "#design/skeleton.tsx";
import { type PreviewOutcome, previewOutcomes } from "#domain/trip/automatic-preview.ts";
import { automaticContract, type PreviewedRow } from "#features/trips/automatic/contract.ts";
import { SiteLink } from "#platform/browser/link.tsx";
import { useCall } from "#platform/browser/use-call.ts";
import type { InputOf } from "#platform/contract.ts";
import { automaticPart } from "../contract.ts";

type Input = InputOf<typeof automaticContract.previewAutomatic>;

const outcomeLabels: Readonly<Record<PreviewOutcome, { label: string; tone: Tone }>> = {
  offered: { label: "Offered automatically", tone: "ok" },
  proposed: { label: "Proposed on the board", tone: "info" },
  team: { label: "Left to our team", tone: "neutral" },
  placed_before: { label: "Had a driver before", tone: "neutral" },
};

const atFirst = 8;

/** Last week under the settings as they are in the form, before they are saved. */
export function AutomaticPreview() {
  const { getValues, trigger } = useFormContext();
  const [asked, setAsked] = useState<Input>();
  const { data, error, isFetching } = useCall(
    automaticContract.previewAutomatic,
    asked ?? { value: automaticPart.parse(getValues()) },
    { enabled: asked !== undefined },
  );
  const preview = async () => {
    const parsed = automaticPart.safeParse(getValues());
    if (parsed.success) setAsked({ value: parsed.data });
    else await trigger();
  };
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <h3 className="grow font-bold">Last week with these settings</h3>
        <Button size="sm" variant="outline" busy={isFetching} onClick={() => void preview()}>
          Preview last week
        </Button>
      </div>
      <p className="text-ink-2 text-sm">
        By the times of the trips of the last seven days. Who would have accepted is not known.
      </p>
      {error && <Alert tone="bad">{error.message}</Alert>}
      {asked && !data && !error && <SkeletonTable rows={3} columns={3} />}
      {asked && data && <Outcome trips={data.trips} more={data.more} />}
    </div>
  );
}

function Outcome({ trips, more }: { trips: readonly PreviewedRow[]; more: number }) {
  const [showsAll, setShowsAll] = useState(false);
  if (trips.length === 0) return <p className="text-ink-2 text-sm">There were no trips in the last seven days.</p>;
  const count = (is: (trip: PreviewedRow) => boolean) => trips.filter(is).length;
  const tiles: readonly (readonly [string, number])[] = [
    ...previewOutcomes.map(
      (outcome) => [outcomeLabels[outcome].label, count((trip) => trip.outcome === outcome)] as const,
    ),
    ["Waited for the morning", count(({ waited_for_morning }) => waited_for_morning)],
    ["Alarms", count(({ would_alarm }) => would_alarm)],
  ];
  const acted = trips.filter(
    ({ outcome, would_alarm }) => outcome === "offered" || outcome === "proposed" || would_alarm,
  );
  const shown = showsAll ? acted : acted.slice(0, atFirst);
  return (
    <>
      <dl className="grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-6">
        {tiles.map(([label, number]) => (
          <div key={label} className="rounded-md bg-surface-2 px-3 py-2">
            <dt className="text-ink-2 text-xs">{label}</dt>
            <dd className="font-bold font-display text-xl tabular-nums">{number}</dd>
          </div>
        ))}
      </dl>
      {more > 0 && <p className="text-ink-2 text-sm">{more} further trips are not counted.</p>}
      <ul className="grid text-sm">
        {shown.map((trip) => (
          <li key={trip.trip_id} className="flex flex-wrap items-center gap-x-3 gap-y-1 border-line border-t py-2">
            <SiteLink to={`/admin/booking?reference=${trip.reference}`} className="font-semibold">
              {trip.reference}
            </SiteLink>
            <span className="min-w-0 grow text-ink-2">
              Pickup {formatDateTime(trip.pickup_at)}, {trip.from}
            </span>
            <Badge tone={outcomeLabels[trip.outcome].tone}>
              {outcomeLabels[trip.outcome].label}
              {trip.at && `, ${formatDateTime(trip.at)}`}
            </Badge>
            {trip.would_alarm && <Badge tone="warn">Alarm</Badge>}
          </li>
        ))}
      </ul>
      {acted.length > shown.length && (
        <Button size="sm" variant="quiet" onClick={() => setShowsAll(true)}>
          Show {acted.length - shown.length} more
        </Button>
      )}
    </>
  );
}
