import { Camera, UserX } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Alert } from "#design/alert.tsx";
import { BackButton } from "#design/back-button.tsx";
import { Badge } from "#design/badge.tsx";
import { Button } from "#design/button.tsx";
import { Card } from "#design/card.tsx";
import { formatDateTime } from "#design/dates/date-text.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonCard } from "#design/skeleton.tsx";
import { Tabs } from "#design/tabs.tsx";
import { Timeline } from "#design/timeline.tsx";
import { driverLabels } from "#domain/driver/driver-labels.ts";
import { CallFailed } from "#platform/browser/call-api.ts";
import { Permitted } from "#platform/browser/permitted.tsx";
import { useCall } from "#platform/browser/use-call.ts";
import { usePageAddress } from "#platform/browser/use-page-address.ts";
import { DriverPhoto } from "../../ui/driver-photo.tsx";
import { DriverStatus } from "../../ui/driver-status.tsx";
import { type DriverInFull, driversDeskContract } from "../contract.ts";
import { DriverActions } from "./driver-actions.tsx";
import { DriverProfileCard } from "./driver-profile-card.tsx";
import { OfferedPhoto } from "./offered-photo.tsx";
import { PhotoDialog } from "./photo-dialog.tsx";

/** Parts of a driver’s page that belong to other topics and features. */
type Sections = {
  time: (driver: DriverInFull) => ReactNode;
  hours: ReactNode;
  trips: ReactNode;
  messages: ReactNode;
  documents: ReactNode;
  tracking: ReactNode;
  work: ReactNode;
  /** Left out without permission to see it. */
  pay?: ReactNode;
};

type DriverPageProps = Sections & {
  driverId: string;
  onBack: () => void;
};

/** One driver: profile, missing requirements, working times and trips. */
export function DriverPage({ driverId, onBack, ...sections }: DriverPageProps) {
  const { data, error, refetch } = useCall(driversDeskContract.readDriver, { driver_id: driverId });
  return (
    <div className="grid gap-4">
      <BackButton onClick={onBack}>All drivers</BackButton>
      {error && !data && <Failure error={error} onAgain={() => void refetch()} />}
      {!data && !error && (
        <>
          <SkeletonCard lines={2} />
          <SkeletonCard lines={8} />
        </>
      )}
      {data && <Driver driver={data} {...sections} onTab={() => void refetch()} />}
    </div>
  );
}

type DriverProps = Sections & {
  driver: DriverInFull;
  /** Verifying a document in one tab changes the missing requirements in all of them. */
  onTab: () => void;
};

function Driver({ driver, onTab, ...sections }: DriverProps) {
  const { read, go } = usePageAddress();
  const tabs = tabsOf(driver, sections);
  return (
    <article aria-labelledby="driver-name" className="grid min-w-0 grid-cols-1 gap-4">
      <DriverHead driver={driver} />
      {driver.offered_photo_id && (
        <Permitted action="change_fleet_records">
          <OfferedPhoto driver={driver} />
        </Permitted>
      )}
      {driver.state !== "left" && driver.missing.length > 0 && (
        <Alert
          tone="warn"
          title={driver.state === "active" ? "Can’t be sent on trips" : "Missing before they can drive"}
        >
          <ul className="list-inside list-disc">
            {driver.missing.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </Alert>
      )}
      <Tabs
        label="About this driver"
        variant="line"
        value={tabs.find(({ id }) => id === read("tab"))?.id ?? "profile"}
        onChange={(tab) => {
          onTab();
          go({ tab: tab === "profile" ? "" : tab });
        }}
        items={tabs}
      />
    </article>
  );
}

const tabsOf = (driver: DriverInFull, { time, hours, trips, messages, documents, tracking, work, pay }: Sections) => [
  { id: "profile", label: "Profile", content: <DriverProfileCard driver={driver} /> },
  { id: "documents", label: "Documents", content: documents },
  { id: "time", label: "Shifts and time off", content: time(driver) },
  { id: "hours", label: "Hours and score", content: hours },
  { id: "work", label: "Work and cash", content: work },
  ...(pay ? [{ id: "pay", label: "Pay", content: pay }] : []),
  { id: "trips", label: "Trips", content: trips },
  { id: "tracking", label: "Tracking", content: tracking },
  { id: "messages", label: "Messages", content: messages },
  { id: "history", label: "History", content: <DriverHistory moves={driver.moves} /> },
];

function Failure({ error, onAgain }: { error: Error; onAgain: () => void }) {
  if (error instanceof CallFailed && (error.status === 404 || error.status === 422))
    return (
      <EmptyState
        icon={<UserX />}
        title="We couldn’t find that driver"
        text="The link may be out of date or mistyped."
      />
    );
  return <ReadFailed title="We couldn’t load this driver" error={error} onAgain={onAgain} />;
}

const strangers: Readonly<Record<string, string>> = { visitor: "the driver", system: "the system" };

/** Every change of status, newest first. */
function DriverHistory({ moves }: { moves: DriverInFull["moves"] }) {
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

/** Photo, name, status and actions. */
function DriverHead({ driver }: { driver: DriverInFull }) {
  const [isPhotoOpen, setPhotoOpen] = useState(false);
  const name = `${driver.first_name} ${driver.last_name}`;
  return (
    <header className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <DriverPhoto
        driverId={driver.id}
        photoId={driver.photo_id}
        className="size-14 self-start text-lg sm:size-20 sm:text-2xl"
      />
      <div className="min-w-0 grow basis-52">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 id="driver-name" className="text-2xl leading-tight">
            {name}
          </h2>
          <DriverStatus state={driver.state} />
          {driver.is_guide && <Badge tone="info">Guide</Badge>}
        </div>
        <p className="text-ink-2">
          {driver.provider ? `Drives for ${driver.provider.name}` : "Own driver"}
          {driver.home_area && `, lives in ${driver.home_area}`}
        </p>
        <Permitted action="change_fleet_records">
          <Button
            size="sm"
            variant="quiet"
            className="-ml-4"
            icon={<Camera aria-hidden="true" />}
            onClick={() => setPhotoOpen(true)}
          >
            {driver.photo_id ? "Change photograph" : "Add photograph"}
          </Button>
        </Permitted>
      </div>
      <Permitted action="change_fleet_records">
        <DriverActions driver={driver} />
      </Permitted>
      {isPhotoOpen && <PhotoDialog driver={driver} onClose={() => setPhotoOpen(false)} />}
    </header>
  );
}
