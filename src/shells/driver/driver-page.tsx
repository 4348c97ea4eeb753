import { UserX } from "lucide-react";
import type { ReactNode } from "react";
import { Card } from "#design/card.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonCard } from "#design/skeleton.tsx";
import { DispatchContactLinks } from "#features/dispatch/ui/dispatch-contact-card.tsx";
import { type DriverProfile, driversContract } from "#features/drivers/contract.ts";
import { useCall } from "#platform/browser/use-call.ts";
import { AreaTitle } from "../area-title.tsx";

/** As precise as a driver needs, also for when a number appears and disappears. */
export const everyMinute = { refetchInterval: 60_000 };

type DriverPageProps = {
  /** The browser tab’s title, and the heading unless the page greets differently. */
  title: string;
  heading?: (driver: DriverProfile) => string;
  /** The way up, beside the heading. */
  back?: ReactNode;
  children: (driver: DriverProfile) => ReactNode;
};

/** A page for our drivers. Someone with an account but no driver’s record sees whom to call. */
export function DriverPage({ title, heading, back, children }: DriverPageProps) {
  const profile = useCall(driversContract.myDriverProfile, {}, everyMinute);
  const driver = profile.data?.driver;
  return (
    <>
      <AreaTitle title={title} />
      {profile.isPending && <PageLoading />}
      {!profile.data && profile.isError && (
        <ReadFailed title="We couldn’t load your day" error={profile.error} onAgain={() => void profile.refetch()} />
      )}
      {driver === null && <NotEnrolled />}
      {driver && (
        <div className="grid grid-cols-1 gap-4">
          <div className="flex flex-wrap items-center justify-between gap-x-4">
            <h1 className="text-[1.625rem] leading-tight">{heading?.(driver) ?? title}</h1>
            {back}
          </div>
          {children(driver)}
        </div>
      )}
    </>
  );
}

/** Two columns on a wide screen, one on a phone. */
export const TwoColumns = ({ left, right }: { left: ReactNode; right: ReactNode }) => (
  <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
    <div className="grid min-w-0 grid-cols-1 gap-4">{left}</div>
    <div className="grid min-w-0 grid-cols-1 gap-4">{right}</div>
  </div>
);

export const PageLoading = () => (
  <div className="grid gap-4">
    <SkeletonCard lines={5} />
    <SkeletonCard lines={3} />
  </div>
);

const NotEnrolled = () => (
  <Card className="mx-auto max-w-lg">
    <EmptyState
      icon={<UserX />}
      title="Your driver profile isn’t set up yet"
      text="You can sign in here, but your account has no driver profile. Please call dispatch to set it up."
      level={2}
      className="px-0 pt-4 pb-6"
    />
    <DispatchContactLinks />
  </Card>
);
