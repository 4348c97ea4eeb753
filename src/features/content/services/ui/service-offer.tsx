import { Clock, Users } from "lucide-react";
import { buttonClass } from "#design/button.tsx";
import { OtherCurrencyOf } from "#design/currency/other-currency.tsx";
import { SiteLink } from "#platform/browser/link.tsx";
import { FactsList } from "../../ui/facts-list.tsx";
import { useFigured } from "../../ui/figures.tsx";
import type { ServiceView } from "../../words/page-shapes.ts";

type ServiceOfferProps = {
  service: Pick<ServiceView, "isOnSale" | "priceText" | "priceBasis" | "durationText" | "capacityText" | "bookingPage">;
};

/** Price, time, seats, and the way to book. */
export function ServiceOffer({ service }: ServiceOfferProps) {
  return (
    <div className="rounded-xl bg-surface p-6 shadow-2 sm:p-7">
      <h2 className="font-extrabold text-[1.625rem] leading-tight">{service.priceText}</h2>
      {service.priceBasis && <p className="mt-1 font-semibold text-sm">{service.priceBasis}</p>}
      <OtherCurrencyOf text={service.priceText} className="mt-1 block text-ink-2 text-sm" />
      <p className="mt-1 text-ink-2 text-sm">{useFigured("Your own quote in 5 to 20 minutes, in writing.")}</p>
      <FactsList
        className="mt-5 sm:max-lg:grid-cols-2"
        facts={[
          { icon: <Users />, label: "Capacity", value: service.capacityText },
          { icon: <Clock />, label: "Duration", value: service.durationText },
        ]}
      />
      {service.isOnSale ? (
        <SiteLink to={service.bookingPage} className={buttonClass({ size: "lg", wide: true, className: "mt-6" })}>
          Book Now
        </SiteLink>
      ) : (
        <p className="mt-6 font-semibold">We don’t offer this service at the moment.</p>
      )}
      <SiteLink to="/free-quote" className={buttonClass({ variant: "outline", wide: true, className: "mt-3" })}>
        Ask for a free quote
      </SiteLink>
    </div>
  );
}
