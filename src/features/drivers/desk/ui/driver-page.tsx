import { ArrowLeft, UserX } from "lucide-react";
import type { ReactNode } from "react";
import { Alert } from "#design/alert.tsx";
import { Button } from "#design/button.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonCard } from "#design/skeleton.tsx";
import { Tabs } from "#design/tabs.tsx";
import { CallFailed } from "#platform/browser/call-api.ts";
import { useCall } from "#platform/browser/use-call.ts";
import { usePageAddress } from "#platform/browser/use-page-address.ts";
import { DriverMessagesTab } from "../../record/ui/driver-messages-tab.tsx";
import { DriverPerformanceTab } from "../../record/ui/driver-performance-tab.tsx";
import { DriverTripsTab } from "../../record/ui/driver-trips-tab.tsx";
import { DriverTimeTab } from "../../time/ui/driver-time-tab.tsx";
import { type DriverInFull, driversDeskContract } from "../contract.ts";
import { DriverHead } from "./driver-head.tsx";
import { DriverHistory } from "./driver-history.tsx";
import { DriverProfileCard } from "./driver-profile-card.tsx";

/** Sections of a driver’s page that are other features’. */
type Sections = {
  documents: ReactNode;
  tracking: ReactNode;
  work: ReactNode;
  /** Left out for those who may not see it. */
  pay?: ReactNode;
};

type DriverPageProps = Sections & {
  driverId: string;
  onBack: () => void;
};

/** One driver: who it is, what is missing, when they work and what they have driven. */
export function DriverPage({ driverId, onBack, ...sections }: DriverPageProps) {
  const { data, error, refetch } = useCall(driversDeskContract.readDriver, { driver_id: driverId });
  return (
    <div className="grid gap-4">
      <Button
        size="sm"
        variant="quiet"
        className="-ml-4 justify-self-start"
        icon={<ArrowLeft aria-hidden="true" />}
        onClick={onBack}
      >
        All drivers
      </Button>
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
  /** What is verified in one tab changes what is missing over all of them. */
  onTab: () => void;
};

function Driver({ driver, onTab, ...sections }: DriverProps) {
  const { read, go } = usePageAddress();
  const tabs = tabsOf(driver, sections);
  return (
    <article aria-labelledby="driver-name" className="grid min-w-0 grid-cols-1 gap-4">
      <DriverHead driver={driver} />
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

const tabsOf = (driver: DriverInFull, { documents, tracking, work, pay }: Sections) => [
  { id: "profile", label: "Profile", content: <DriverProfileCard driver={driver} /> },
  { id: "documents", label: "Documents", content: documents },
  {
    id: "time",
    label: "Shifts and time off",
    content: (
      <DriverTimeTab driverId={driver.id} version={driver.version} name={`${driver.first_name} ${driver.last_name}`} />
    ),
  },
  { id: "hours", label: "Hours and score", content: <DriverPerformanceTab driverId={driver.id} /> },
  { id: "work", label: "Work and cash", content: work },
  ...(pay ? [{ id: "pay", label: "Pay", content: pay }] : []),
  { id: "trips", label: "Trips", content: <DriverTripsTab driverId={driver.id} /> },
  { id: "tracking", label: "Tracking", content: tracking },
  { id: "messages", label: "Messages", content: <DriverMessagesTab driverId={driver.id} /> },
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
