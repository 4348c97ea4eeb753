import { Card, CardHeader } from "#design/card.tsx";
import { Money } from "#design/money.tsx";
import { type Href, SiteLink } from "#platform/browser/link.tsx";
import { useCall } from "#platform/browser/use-call.ts";
import { type Introducer, relationshipsContract } from "../contract.ts";

/** Which concierge, agent or company brings which guests, with the revenue of a year. */
export function IntroducersCard() {
  const { data } = useCall(relationshipsContract.listIntroducers, {});
  if (!data) return null;
  return (
    <Card className="mt-4">
      <CardHeader title="Who brings which guests" note="Bookings of the last year by hotels, agencies and companies." />
      {data.introducers.length === 0 && <p className="text-ink-2">No partner has booked for a guest yet.</p>}
      <ul className="grid divide-y divide-line">
        {data.introducers.map((one) => (
          <IntroducerLine key={`${one.organisation.id} ${one.booker}`} one={one} />
        ))}
      </ul>
    </Card>
  );
}

function IntroducerLine({ one }: { one: Introducer }) {
  const { organisation, booker, guests, bookings, revenue_cents, best } = one;
  return (
    <li className="grid gap-x-6 gap-y-1 py-3 lg:grid-cols-[minmax(14rem,1fr)_minmax(0,2fr)_auto]">
      <span>
        <SiteLink to={organisation.href as Href} className="font-semibold text-link underline">
          {organisation.label}
        </SiteLink>
        <span className="block text-ink-2 text-sm">{booker || "Its desk"}</span>
      </span>
      <span className="flex min-w-0 flex-wrap gap-x-3 gap-y-1 text-sm">
        {best.map((guest) => (
          <SiteLink key={guest.id} to={`/admin/customers?customer=${guest.id}`} className="text-link underline">
            {guest.name}
          </SiteLink>
        ))}
        {guests > best.length && <span className="text-ink-2">and {guests - best.length} more</span>}
      </span>
      <span className="text-right max-lg:text-left">
        <Money cents={revenue_cents} className="font-bold" />
        <span className="block text-ink-2 text-sm">
          {guests === 1 ? "1 guest" : `${guests} guests`}, {bookings === 1 ? "1 booking" : `${bookings} bookings`}
        </span>
      </span>
    </li>
  );
}
