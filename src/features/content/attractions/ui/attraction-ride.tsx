import { Building2, Map as MapIcon, PlaneLanding } from "lucide-react";
import { buttonClass } from "#design/button.tsx";
import { OtherCurrency } from "#design/currency/other-currency.tsx";
import { formatRand } from "#design/money.tsx";
import { SiteLink } from "#platform/browser/link.tsx";
import { DriveText } from "../../ui/drive-text.tsx";
import { FactsList } from "../../ui/facts-list.tsx";
import { useFigured } from "../../ui/figures.tsx";
import type { AttractionView } from "../../words/page-shapes.ts";

type AttractionRideProps = {
  place: Pick<AttractionView, "name" | "fromAirport" | "fromCity" | "driveEnds" | "fare" | "position">;
};

/** How to get there: both drives, the price and a booking link. */
export function AttractionRide({ place }: AttractionRideProps) {
  return (
    <div className="rounded-xl bg-surface p-6 shadow-2 sm:p-7">
      <h2 className="text-h3">Getting there</h2>
      <FactsList
        className="mt-5 sm:max-lg:grid-cols-2"
        facts={[
          {
            icon: <PlaneLanding />,
            label: "From the airport",
            value: <DriveText drive={place.fromAirport} />,
          },
          { icon: <Building2 />, label: "From the city centre", value: <DriveText drive={place.fromCity} /> },
        ]}
      />
      {place.driveEnds && <p className="mt-4 text-ink-2 text-sm">The drive ends at {place.driveEnds}.</p>}
      <Fare fare={place.fare} />
      <SiteLink
        to={`/booking?destination=${encodeURIComponent(place.name)}`}
        className={buttonClass({ size: "lg", wide: true, className: "mt-5" })}
      >
        Book a transfer
      </SiteLink>
      <a
        href={mapAddress(place.position)}
        target="_blank"
        rel="noopener"
        className={buttonClass({ variant: "quiet", wide: true, className: "mt-2" })}
      >
        <MapIcon aria-hidden="true" className="size-[18px]" />
        See it on a map
        <span className="sr-only"> (opens OpenStreetMap)</span>
      </a>
    </div>
  );
}

function Fare({ fare }: Pick<AttractionView, "fare">) {
  const { price, note } = useFigured(fareWords(fare));
  return (
    <div className="mt-6 border-line border-t pt-5">
      <p className="text-ink-2 text-sm">Private transfer</p>
      <p className="font-display font-extrabold text-[1.75rem] leading-tight">{price}</p>
      <p className="mt-1 text-ink-2 text-sm">
        {note}
        {fare.kind !== "on_request" && <OtherCurrency cents={fare.from} className="block" />}
      </p>
    </div>
  );
}

function fareWords(fare: AttractionView["fare"]) {
  if (fare.kind === "on_request") {
    return { price: "Price on request", note: "A consultant will reply within 5 to 20 minutes with your quote." };
  }
  const price = `From ${formatRand(fare.from)}`;
  return fare.kind === "city"
    ? { price, note: "Per vehicle, up to 3 passengers, from the airport or within the city." }
    : { price, note: `Per vehicle, up to 3 passengers, one way from Cape Town to ${fare.town}.` };
}

const mapAddress = ({ lat, lon }: AttractionView["position"]) =>
  `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=13/${lat}/${lon}`;
