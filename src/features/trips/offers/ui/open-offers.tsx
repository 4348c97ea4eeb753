import type { ReactNode } from "react";
import { formatDay, formatTime } from "#design/dates/date-text.tsx";
import { formatRand } from "#design/money.tsx";
import { readOrWait } from "#design/read-or-wait.tsx";
import { SiteLink } from "#platform/browser/link.tsx";
import { useCall } from "#platform/browser/use-call.ts";
import { type LoggedOffer, offersLogContract } from "../log-contract.ts";

type OpenOffersProps = {
  /** The recipient as the log names them. */
  offeredTo: string;
  answering: (offer: LoggedOffer) => ReactNode;
};

/** A provider’s unanswered offers. */
export function OpenOffers({ offeredTo, answering }: OpenOffersProps) {
  const { data, wait } = readOrWait(
    useCall(offersLogContract.offersLog, { view: "open", search: offeredTo }),
    "this",
    2,
  );
  if (wait) return wait;
  return (
    <section aria-label="Open offers" className="grid gap-2">
      <h3 className="font-bold text-base">Open offers</h3>
      {data.offers.length === 0 && <p className="text-ink-2 text-sm">No offers waiting for an answer.</p>}
      <ul className="grid gap-1.5">
        {data.offers.map((offer) => (
          <li
            key={offer.id}
            className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 rounded-md bg-surface-2 px-3 py-2 text-sm"
          >
            <span className="min-w-0">
              <SiteLink
                to={`/admin/booking?reference=${offer.reference}`}
                className="inline-block py-1 font-semibold text-link underline"
              >
                {offer.reference}
              </SiteLink>
              <span className="block">
                {formatDay(offer.pickup_at)}, {formatTime(offer.pickup_at)}
                {offer.payout_cents !== null && `, payout ${formatRand(offer.payout_cents)}`}
              </span>
              {offer.expires_at && (
                <span className="block text-ink-2">
                  Answer by {formatDay(offer.expires_at)}, {formatTime(offer.expires_at)}
                </span>
              )}
            </span>
            {answering(offer)}
          </li>
        ))}
      </ul>
    </section>
  );
}
