import { ArrowRight, Clock, MapPin, Users } from "lucide-react";
import { Badge } from "#design/badge.tsx";
import { Button } from "#design/button.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { CurrencyChoice, OtherCurrenciesProvider, OtherCurrency } from "#design/currency/other-currency.tsx";
import { PageFrame } from "#design/page-frame.tsx";
import { MediaCard } from "#design/pictures/media-card.tsx";
import { Picture } from "#design/pictures/picture.tsx";
import { PosterCard, posterLinkClass } from "#design/pictures/poster-card.tsx";
import { pictures } from "#features/content/words/pictures.gen.ts";
import { GallerySection, Specimen } from "./gallery-frame.tsx";

const dollars = {
  choices: [{ id: "usd", label: "Rand and US dollar" }],
  tell: ([cents]: readonly [number, number?]) => `about US$\u00a0${Math.round(cents / 1750)}, rate of 12 Nov 2026`,
};

export function CardsSection() {
  return (
    <GallerySection id="cards" title="Cards and pages">
      <Specimen title="Card: panel, sheet" className="grid gap-5 md:grid-cols-2">
        <Card>
          <CardHeader title="Needs attention" note="Since 06:00" as="h3" actions={<Badge tone="warn">6</Badge>} />
          <p className="text-ink-2">Three trips have no driver yet; the first leaves at 10:30.</p>
        </Card>
        <Card variant="sheet">
          <CardHeader title="Your trip" as="h3" />
          <p className="text-ink-2">Airport to Camps Bay, four passengers, Friday morning.</p>
        </Card>
      </Specimen>
      <Specimen title="MediaCard and PosterCard" className="grid items-start gap-6 md:grid-cols-2 xl:grid-cols-3">
        <MediaCard
          picture={<Picture image={pictures["airport-transfers"]} sizes="(min-width: 768px) 400px, 92vw" />}
          title="Airport transfers"
          tag="From R350"
          action={<Button size="sm">Book now</Button>}
        >
          <p className="text-ink-2">Flights tracked, name board at arrivals, child seats free.</p>
        </MediaCard>
        <PosterCard
          title="Winelands"
          tag="Seasonal"
          price="From R950"
          priceNote="Per vehicle, up to 3 passengers"
          meta={[
            { icon: <Clock />, text: "8 hours" },
            { icon: <Users />, text: "1–14" },
            { icon: <MapPin />, text: "Stellenbosch" },
          ]}
          action={
            <a href="#cards" className={posterLinkClass}>
              Read more <ArrowRight />
            </a>
          }
        >
          <Picture image={pictures.winelands} sizes="(min-width: 768px) 400px, 92vw" />
        </PosterCard>
      </Specimen>
      <Specimen title="OtherCurrency and CurrencyChoice" className="flex flex-wrap items-center gap-6">
        <OtherCurrenciesProvider value={dollars}>
          <p>
            R600 <OtherCurrency cents={60_000} className="text-ink-2" />
          </p>
          <CurrencyChoice className="inline-flex items-center gap-2" />
        </OtherCurrenciesProvider>
      </Specimen>
      <Specimen title="PageFrame" className="grid rounded-lg p-5 inset-ring inset-ring-line">
        <PageFrame
          title="Bookings"
          lead="Everything that was asked for, from today on."
          badge={<Badge tone="info">12 new</Badge>}
          breadcrumbs={<a href="#cards">Overview</a>}
          actions={<Button size="sm">New booking</Button>}
        >
          <Card>The page itself.</Card>
        </PageFrame>
      </Specimen>
    </GallerySection>
  );
}
