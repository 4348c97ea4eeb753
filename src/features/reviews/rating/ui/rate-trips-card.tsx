import { Star } from "lucide-react";
import { useEffect, useState } from "react";
import { buttonClass } from "#design/button.tsx";
import { formatFullDateTime } from "#design/dates/date-text.tsx";
import { SiteLink } from "#platform/browser/link.tsx";
import { callSignedIn } from "#platform/browser/use-call.ts";
import { type OpenRating, ratingContract } from "../contract.ts";

/** Opens a booking with the code on this device, otherwise as the signed-in person. */
type RateTripsProps = { reference: string; code: string | null };

/** Links from a booking to rating its trips; hidden if none can be rated. */
export function RateTripsCard({ reference, code }: RateTripsProps) {
  const [ratings, setRatings] = useState<readonly OpenRating[]>([]);
  useEffect(() => {
    let isCurrent = true;
    // An optional part of the page: if it can’t be loaded, the email still has the link.
    callSignedIn(ratingContract.bookingRatings, { reference, code }).then(
      (row) => isCurrent && setRatings(row.ratings),
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [reference, code]);
  if (ratings.length === 0) return null;
  return (
    <section
      aria-labelledby="rate-trips"
      className="grid gap-4 rounded-xl bg-surface p-5 shadow-1 inset-ring inset-ring-line sm:p-7"
    >
      <h2 id="rate-trips" className="text-h3">
        How was your trip?
      </h2>
      <ul className="grid gap-3">
        {ratings.map(({ token, title, pickup_at }) => (
          <li key={token} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <span>
              {title}, {formatFullDateTime(pickup_at)}
            </span>
            <SiteLink to={`/rate-driver?token=${token}`} className={buttonClass({ variant: "outline" })}>
              <Star aria-hidden="true" className="size-[18px]" />
              Rate this trip
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
