import { ClipboardList } from "lucide-react";
import { Badge } from "#design/badge.tsx";
import { Button } from "#design/button.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { DatePicker } from "#design/dates/date-picker.tsx";
import { formatLongDate, formatTime } from "#design/dates/date-text.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { FileButton } from "#design/fields/file-button.tsx";
import { readOrWait } from "#design/read-or-wait.tsx";
import { countText, needsOf } from "#domain/passenger/passenger-list.ts";
import { isLocalDate, type LocalDate, localDateOf } from "#domain/time/local-time.ts";
import { SiteLink } from "#platform/browser/link.tsx";
import { callSignedIn, useCall } from "#platform/browser/use-call.ts";
import { usePageAddress } from "#platform/browser/use-page-address.ts";
import { type Manifest, travelContract } from "../travel-contract.ts";

/** The guest lists of a day, trip by trip, to read and to print. */
export function DayManifests() {
  const { read, filter } = usePageAddress();
  const chosen = read("day");
  const date = isLocalDate(chosen) ? chosen : localDateOf(new Date());
  const { data, wait } = readOrWait(useCall(travelContract.tripManifests, { date }), "this", 6);
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <div className="w-44">
          <DatePicker size="sm" aria-label="Day" value={date} onChange={(day) => filter({ day })} />
        </div>
        {data && data.manifests.length > 0 && (
          <FileButton label="Manifests (PDF)" read={() => callSignedIn(travelContract.manifestFile, { date })} />
        )}
      </div>
      {wait}
      {data?.manifests.length === 0 && (
        <Card>
          <EmptyState
            level={2}
            icon={<ClipboardList />}
            title={`No guest lists on ${formatLongDate(date)}`}
            text="Trips whose passengers are named appear here."
            action={<NextList after={date} onOpen={(day) => filter({ day })} />}
          />
        </Card>
      )}
      {data?.manifests.map((manifest) => (
        <OneManifest key={manifest.trip_id} manifest={manifest} />
      ))}
    </div>
  );
}

/** The nearest day ahead that has a guest list, where there is one. */
function NextList({ after, onOpen }: { after: LocalDate; onOpen: (day: LocalDate) => void }) {
  const { data } = useCall(travelContract.listPassengers, { when: "ahead", from: after, size: 1 });
  const [next] = data?.passengers ?? [];
  if (!next) return null;
  const day = localDateOf(new Date(next.pickup_at));
  return (
    <Button variant="outline" onClick={() => onOpen(day)}>
      Next guest lists: {formatLongDate(day)}
    </Button>
  );
}

function OneManifest({ manifest }: { manifest: Manifest }) {
  const { trip_id, reference, pickup_at, from, to, driver, plate, passengers, booked } = manifest;
  const named = passengers.length;
  return (
    <Card>
      <CardHeader
        title={`${formatTime(pickup_at)} ${from} to ${to}`}
        note={[driver ?? "No driver", plate].filter(Boolean).join(", ")}
        actions={
          <FileButton
            label="PDF"
            about={`of ${reference}`}
            read={() => callSignedIn(travelContract.manifestFile, { trip_id })}
          />
        }
      />
      <p className="flex flex-wrap items-center gap-2">
        <SiteLink to={`/admin/booking?reference=${reference}`} className="font-semibold text-link underline">
          {reference}
        </SiteLink>
        {countText({ named, booked })}
        {named !== booked && (
          <Badge tone={named > booked ? "bad" : "warn"}>{named > booked ? "More than booked" : "Incomplete"}</Badge>
        )}
      </p>
      <ul aria-label={`Passengers of ${reference}`} className="mt-2 grid gap-x-6 sm:grid-cols-2">
        {passengers.map((one) => (
          <li key={one.id} className="border-line border-t py-1.5 text-sm [overflow-wrap:anywhere]">
            <b>{one.name}</b>{" "}
            <span className="text-ink-2">
              {[one.phone, one.room && `room ${one.room}`, ...needsOf(one)].filter(Boolean).join(" · ")}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
