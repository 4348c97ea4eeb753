import { RotateCcw } from "lucide-react";
import { useNavigate } from "react-router";
import { Alert } from "#design/alert.tsx";
import { Button, buttonClass } from "#design/button.tsx";
import { formatFullDateTime } from "#design/dates/date-text.tsx";
import { SiteLink } from "#platform/browser/link.tsx";
import { ownBookingsContract } from "../own-contract.ts";
import { type Opening, useAction } from "./use-self-booking.ts";

type RebookCardProps = { mayRebook: boolean; opening: Opening };

/** An expired booking: rebooked at the same price while a vehicle is free, or made again. */
export function RebookCard({ mayRebook, opening }: RebookCardProps) {
  const navigate = useNavigate();
  const { run, isBusy, failure } = useAction(ownBookingsContract.rebookBooking);
  const rebook = async () => {
    const rebooked = await run(opening);
    if (rebooked) void navigate(`/payment-selection?booking=${rebooked.booking_reference}`);
  };
  return (
    <div className="grid justify-items-start gap-4">
      {failure && (
        <Alert tone="bad" announce>
          {failure.message} {timesText(failure.details.alternatives)}
        </Alert>
      )}
      <div className="flex flex-wrap gap-3">
        {mayRebook && (
          <Button
            busy={isBusy}
            busyText="Looking for a vehicle…"
            icon={<RotateCcw aria-hidden="true" />}
            onClick={() => void rebook()}
          >
            Rebook
          </Button>
        )}
        <SiteLink to="/booking" className={buttonClass(mayRebook ? { variant: "outline" } : {})}>
          New booking
        </SiteLink>
      </div>
    </div>
  );
}

/** "Available instead: 20 Nov 2026, 09:00; 20 Nov 2026, 13:00." */
export function timesText(alternatives: unknown): string {
  const times = Array.isArray(alternatives) ? alternatives.filter((at) => typeof at === "string") : [];
  return times.length > 0 ? `Available instead: ${times.map(formatFullDateTime).join("; ")}.` : "";
}
