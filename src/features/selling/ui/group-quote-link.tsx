import { cx } from "#design/class-names.ts";
import { SiteLink } from "#platform/browser/link.tsx";

type GroupTrip = {
  readonly service?: string;
  readonly pickup?: string;
  readonly destination?: string;
  readonly date?: string;
};

/**
 * Between the largest option and 45+ there are no list prices, so this links to the quote form with the known
 * details.
 */
export function GroupQuoteLink({ trip = {}, className }: { trip?: GroupTrip; className?: string }) {
  const query = new URLSearchParams(
    Object.entries({
      service_type: trip.service || "group_transport",
      pickup_location: trip.pickup ?? "",
      destination: trip.destination ?? "",
      pickup_date: trip.date ?? "",
      passengers: "23",
    }).filter(([, value]) => value !== ""),
  );
  return (
    <p className={cx("text-sm", className)}>
      <SiteLink
        to={`/free-quote?${query}`}
        className="inline-block py-1.5 font-semibold text-link underline underline-offset-3 pointer-coarse:py-3"
      >
        23 to 44 people? Ask for a quote
      </SiteLink>
    </p>
  );
}
