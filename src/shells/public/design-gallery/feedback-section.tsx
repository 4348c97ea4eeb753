import { CalendarX, Plane } from "lucide-react";
import { Alert } from "#design/alert.tsx";
import { BackButton } from "#design/back-button.tsx";
import { Badge, CountMark, type Tone } from "#design/badge.tsx";
import { BadgeLine } from "#design/badge-line.tsx";
import { Button } from "#design/button.tsx";
import { Card } from "#design/card.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { ErrorAlert } from "#design/error-alert.tsx";
import { CrashScreen, TopLevelErrorScreen } from "#design/error-screen.tsx";
import { FromTo } from "#design/from-to.tsx";
import { LoadingBar } from "#design/loading-bar.tsx";
import { Van } from "#design/pictures/van.tsx";
import { Progress } from "#design/progress.tsx";
import { readOrWait } from "#design/read-or-wait.tsx";
import { SkeletonCard, SkeletonLine, SkeletonTable } from "#design/skeleton.tsx";
import { PageSpinner, Spinner } from "#design/spinner.tsx";
import { Stars } from "#design/stars.tsx";
import { PagedList } from "#design/table/paged-list.tsx";
import { GallerySection, Specimen } from "./gallery-frame.tsx";

const tones: readonly Tone[] = ["neutral", "info", "ok", "warn", "bad", "violet", "accent"];
const alerts = ["info", "ok", "warn", "bad"] as const;
const nothing = () => undefined;

export function FeedbackSection() {
  return (
    <GallerySection id="feedback" title="Feedback">
      <Specimen title="BadgeLine, FromTo">
        <BadgeLine
          badges={[
            { tone: "ok", label: "Confirmed" },
            { tone: "warn", label: "Not paid" },
          ]}
        />
        <FromTo trip={{ pickup_location: "Cape Town International Airport", destination: "Camps Bay" }} />
      </Specimen>
      <Specimen title="BackButton, readOrWait">
        <BackButton onClick={nothing}>All bookings</BackButton>
        {
          readOrWait({ data: undefined, error: { message: "The connection was lost." }, refetch: nothing }, "the trips")
            .wait
        }
      </Specimen>
      <Specimen title="Badge">
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
        <Badge tone="ok" dot>
          31 vehicles live
        </Badge>
        <Badge tone="bad" icon={<Plane />}>
          Flight delayed
        </Badge>
        <span className="relative">
          <Plane aria-hidden="true" />
          <CountMark count={3} />
          <span className="sr-only">3 flights</span>
        </span>
      </Specimen>
      <Specimen title="Alert" className="grid gap-3 lg:grid-cols-2">
        {alerts.map((tone) => (
          <Alert key={tone} tone={tone} title="QR1369 is delayed by 25 minutes">
            The pickup moves with it.
          </Alert>
        ))}
        <ErrorAlert
          error={{ message: "Someone else has just changed this trip. Review the changes, then save again." }}
        />
        <Alert tone="warn" action={<Button size="sm">Assign</Button>}>
          Three trips have no driver.
        </Alert>
      </Specimen>
      <Specimen title="Stars">
        {[5, 4.4, 3, 0].map((value) => (
          <Stars key={value} value={value} className="text-xl" />
        ))}
      </Specimen>
      <Specimen title="Progress" className="grid max-w-lg gap-4">
        <Progress label="Seats sold" value={38} max={45} valueText="38 of 45" showLabel />
        <Progress label="Checked" value={100} tone="ok" showLabel />
        <Progress label="Working" />
      </Specimen>
      <Specimen title="LoadingBar">
        {/* Fixed to the window’s top edge; here a transform makes this box its window. */}
        <div className="h-16 w-full max-w-lg translate-x-0 overflow-hidden rounded-md bg-surface-2">
          <LoadingBar isLoading />
        </div>
      </Specimen>
      <Specimen title="Spinner and Skeleton" className="grid items-start gap-5 md:grid-cols-3">
        <div className="grid content-start justify-items-start gap-4">
          <Spinner />
          <Spinner text="Loading location search..." />
          <PageSpinner />
        </div>
        <SkeletonCard picture />
        <div className="grid content-start gap-5">
          <SkeletonLine className="w-2/3" />
          <SkeletonTable rows={4} columns={3} />
        </div>
      </Specimen>
      <Specimen title="EmptyState" className="grid gap-5 md:grid-cols-2">
        <Card>
          <EmptyState
            icon={<CalendarX />}
            title="No bookings yet"
            text="They appear here as soon as someone books."
            action={<Button size="sm">New booking</Button>}
          />
        </Card>
        <Card>
          <EmptyState picture={<Van />} title="Every vehicle is out" text="The next one is back at 14:20." />
        </Card>
      </Specimen>
      <Specimen title="PagedList" className="max-w-lg">
        <PagedList
          label="Bookings"
          items={["CTS-7K3M9Q", "CTS-4W8ZTH"].map((reference) => (
            <li key={reference}>
              <Card>{reference}</Card>
            </li>
          ))}
          error={null}
          onAgain={nothing}
          hasMore
          isReadingMore={false}
          onMore={nothing}
          empty={<EmptyState title="No bookings yet" text="They appear here as soon as someone books." />}
        />
      </Specimen>
      <ErrorScreens />
    </GallerySection>
  );
}

function ErrorScreens() {
  const error = new Error("The reply made no sense.");
  return (
    <Specimen title="CrashScreen and TopLevelErrorScreen" className="grid gap-5 xl:grid-cols-2">
      <div className="overflow-hidden rounded-lg inset-ring inset-ring-line">
        <CrashScreen error={error} onRetry={nothing} onRefresh={nothing} details="Error: The reply made no sense." />
      </div>
      <div className="overflow-hidden rounded-lg inset-ring inset-ring-line">
        <TopLevelErrorScreen
          error={error}
          code="CTS-7F3A-91"
          onRetry={nothing}
          onRefresh={nothing}
          details="Error: The reply made no sense."
          homeHref="#feedback"
        />
      </div>
    </Specimen>
  );
}
