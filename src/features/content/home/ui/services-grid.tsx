import { ArrowRight, Check } from "lucide-react";
import { OtherCurrency } from "#design/currency/other-currency.tsx";
import { formatRand } from "#design/money.tsx";
import { MediaCard } from "#design/pictures/media-card.tsx";
import { Picture } from "#design/pictures/picture.tsx";
import { SiteLink } from "#platform/browser/link.tsx";
import { useFigured, useStartingPrice } from "../../ui/figures.tsx";
import type { HomeService, PriceHighlight } from "../../words/home-services.ts";

/** A card for each service: picture, price, four features and a link. */
export function ServicesGrid({ services }: { services: readonly HomeService[] }) {
  return (
    <ul className="grid gap-5 md:grid-cols-2 md:gap-7 xl:grid-cols-3">
      {services.map((service) => (
        <li key={service.title} className="grid">
          <ServiceCard service={service} />
        </li>
      ))}
    </ul>
  );
}

function ServiceCard({ service: written }: { service: HomeService }) {
  const service = useFigured(written);
  const cents = useStartingPrice(service.price.kind === "from" ? service.price.offer : "");
  return (
    <MediaCard
      picture={<Picture image={service.picture} sizes="(min-width: 1280px) 395px, (min-width: 768px) 46vw, 92vw" />}
      title={service.title}
      tag={priceText(service.price, cents)}
      action={<FindOutMore service={service} />}
    >
      {service.price.kind === "from" && (
        <p className="-mt-1.5 font-semibold text-ink-2 text-sm">
          {service.price.basis}
          {cents !== undefined && <OtherCurrency cents={cents} className="block" />}
        </p>
      )}
      <p className="text-[0.9688rem] text-ink-2">{service.description}</p>
      <ul className="grid grid-cols-2 gap-x-3 gap-y-1.5 pt-1 text-[0.9063rem]">
        {service.features.map((feature) => (
          <li key={feature} className="flex items-start gap-2">
            <Check aria-hidden="true" strokeWidth={2.6} className="mt-[3px] size-4 shrink-0 text-ok" />
            {feature}
          </li>
        ))}
      </ul>
    </MediaCard>
  );
}

/** The whole card is the link’s target; hidden text tells screen readers which of the six it is. */
function FindOutMore({ service }: { service: HomeService }) {
  return (
    <SiteLink
      to={`/services/${service.service}`}
      className="inline-flex items-center gap-2 font-bold text-link no-underline after:absolute after:inset-x-0 after:-top-96 after:bottom-0"
    >
      Find Out More
      <span className="sr-only"> about {service.title}</span>
      <ArrowRight
        aria-hidden="true"
        strokeWidth={2.2}
        className="size-[18px] transition-transform duration-(--d-2) ease-out group-hover/card:translate-x-1"
      />
    </SiteLink>
  );
}

function priceText(price: PriceHighlight, cents: number | undefined) {
  if (price.kind === "as written") return price.text;
  if (price.kind === "custom" || cents === undefined) return "Custom quote";
  const amount = `From ${formatRand(cents)}`;
  return price.note ? `${amount} (${price.note})` : amount;
}
