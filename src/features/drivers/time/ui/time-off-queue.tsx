import { CalendarCheck } from "lucide-react";
import { Button } from "#design/button.tsx";
import { Card } from "#design/card.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonCard } from "#design/skeleton.tsx";
import { SiteLink } from "#platform/browser/link.tsx";
import { useCallPages } from "#platform/browser/use-call-pages.ts";
import { driverTimeContract } from "../contract.ts";
import { AbsenceActions, BookingOfTrip } from "./absence-actions.tsx";
import { AbsenceRow } from "./absence-row.tsx";

/** Open requests for time off. */
export function TimeOffQueue() {
  const { pages, error, again, hasMore, isReadingMore, more } = useCallPages(
    driverTimeContract.absencesToAnswer,
    (after) => ({ after }),
  );
  if (error && !pages) return <ReadFailed error={error} onAgain={again} />;
  if (!pages) return <SkeletonCard lines={6} />;
  const absences = pages.flatMap((page) => page.absences);
  if (absences.length === 0)
    return (
      <Card>
        <EmptyState
          icon={<CalendarCheck />}
          title="No requests to answer"
          text="Time off that drivers request appears here."
        />
      </Card>
    );
  return (
    <Card>
      <ul aria-label="Time off to answer">
        {absences.map(({ driver, ...absence }) => (
          <AbsenceRow
            key={absence.id}
            absence={absence}
            who={
              <SiteLink
                to={`/admin/drivers?driver=${driver.id}&tab=time`}
                className="font-semibold text-link underline"
              >
                {driver.name}
              </SiteLink>
            }
            tripName={BookingOfTrip}
            actions={<AbsenceActions absence={absence} name={driver.name} />}
          />
        ))}
      </ul>
      {hasMore && (
        <Button variant="outline" size="sm" busy={isReadingMore} onClick={more}>
          Show more
        </Button>
      )}
    </Card>
  );
}
