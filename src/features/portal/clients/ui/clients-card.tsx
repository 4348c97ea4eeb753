import { Users } from "lucide-react";
import { useState } from "react";
import { Button, buttonClass } from "#design/button.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { formatDate } from "#design/dates/date-text.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { readOrWait } from "#design/read-or-wait.tsx";
import { SiteLink } from "#platform/browser/link.tsx";
import { useCall } from "#platform/browser/use-call.ts";
import { clientsContract } from "../contract.ts";

const shownAtFirst = 6;

/** The clients that an agency has booked for; each can be booked again from the last trip. */
export function ClientsCard() {
  const { data, wait } = readOrWait(useCall(clientsContract.myClients, {}), "your clients", 5);
  const [showsAll, setShowsAll] = useState(false);
  if (wait) return wait;
  const shown = showsAll ? data.clients : data.clients.slice(0, shownAtFirst);
  return (
    <Card>
      <CardHeader title="Clients" note="The people you’ve booked for, the latest first." />
      {shown.length === 0 && (
        <EmptyState icon={<Users />} title="No clients yet" text="People appear here once you book a trip for them." />
      )}
      <ul className="grid divide-y divide-line">
        {shown.map(({ name, phone, trips, last_pickup_at, reference }) => (
          <li key={reference} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <span className="min-w-0 grow basis-48 leading-snug">
              <span className="block font-semibold">{name}</span>
              <span className="block text-ink-2 text-sm">
                {[phone, trips === 1 ? "1 booking" : `${trips} bookings`, `last trip ${formatDate(last_pickup_at)}`]
                  .filter(Boolean)
                  .join(" · ")}
              </span>
            </span>
            <SiteLink
              to={`/hotel/booking?again=${reference}`}
              className={buttonClass({ variant: "outline", size: "sm" })}
            >
              Book again<span className="sr-only"> for {name}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
      {data.clients.length > shown.length && (
        <Button size="sm" variant="outline" className="mt-3" onClick={() => setShowsAll(true)}>
          Show all {data.clients.length}
        </Button>
      )}
    </Card>
  );
}
