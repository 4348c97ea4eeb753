import { Clock, Users } from "lucide-react";
import { buttonClass } from "#design/button.tsx";
import { OtherCurrencyOf } from "#design/currency/other-currency.tsx";
import { MediaCard } from "#design/pictures/media-card.tsx";
import { Picture } from "#design/pictures/picture.tsx";
import { SiteLink } from "#platform/browser/link.tsx";
import type { ServiceGlance } from "../../words/page-shapes.ts";

type ServiceCardsProps = { services: readonly ServiceGlance[]; more?: string; book?: string };

/** A card for each service with two ways on: its page and its booking. */
export function ServiceCards({ services, more = "Learn More", book = "Book Now" }: ServiceCardsProps) {
  return (
    <ul className="grid gap-5 md:grid-cols-2 md:gap-7 xl:grid-cols-3">
      {services.map((service) => (
        <li key={service.slug} className="grid">
          <ServiceCard service={service} more={more} book={book} />
        </li>
      ))}
    </ul>
  );
}

function ServiceCard({ service, more, book }: { service: ServiceGlance; more: string; book: string }) {
  return (
    <MediaCard
      picture={
        <Picture image={service.picture} alt="" sizes="(min-width: 1280px) 395px, (min-width: 768px) 46vw, 92vw" />
      }
      title={service.title}
      tag={service.priceText}
      action={
        <>
          <SiteLink to={service.bookingPage} className={buttonClass({ size: "sm" })}>
            {book}
            <span className="sr-only">: {service.title}</span>
          </SiteLink>
          <SiteLink to={`/services/${service.slug}`} className={buttonClass({ variant: "outline", size: "sm" })}>
            {more}
            <span className="sr-only"> about {service.title}</span>
          </SiteLink>
        </>
      }
    >
      {service.priceBasis && (
        <p className="-mt-1.5 font-semibold text-ink-2 text-sm">
          Price {service.priceBasis}
          <OtherCurrencyOf text={service.priceText} className="block" />
        </p>
      )}
      <p className="text-[0.9688rem] text-ink-2">{service.shortDescription}</p>
      <ul className="grid gap-1.5 pt-1 text-[0.9063rem]">
        <li className="flex items-start gap-2">
          <Users aria-hidden="true" className="mt-[3px] size-4 shrink-0 text-info" />
          {service.capacityText}
        </li>
        <li className="flex items-start gap-2">
          <Clock aria-hidden="true" className="mt-[3px] size-4 shrink-0 text-info" />
          {service.durationText}
        </li>
      </ul>
    </MediaCard>
  );
}
