import { CircleCheck, Clock, Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import { buttonClass } from "#design/button.tsx";
import { formatDateTime } from "#design/dates/date-text.tsx";
import { formatRand, Money } from "#design/money.tsx";
import { bankShowsRefund } from "#domain/payment/refund-time.ts";
import { SiteLink } from "#platform/browser/link.tsx";
import { Panel } from "../../ui/panel.tsx";
import { type OpenedLink, PayByCard, PayPage } from "../../ui/pay-page.tsx";
import { type ShareToPay, sharesContract } from "../contract.ts";

const isDue = ({ state }: ShareToPay): boolean => state === "open" || state === "paying";

/** One share of a bill, opened by a link from the booker or our email. */
export const PayShareScreen = () => (
  <PayPage
    param="s"
    call={sharesContract.shareToPay}
    name="share"
    what="share"
    lost={{ title: "We couldn’t open this link", text: "It may be incomplete. Ask for it again, or contact us." }}
    isDue={isDue}
    kicker={({ reference }) => `Booking ${reference}`}
    title={titleOf}
    aside={(share) => <TripCard share={share} />}
  >
    {(opened) => <Body opened={opened} />}
  </PayPage>
);

const titles = { paid: "Your share is paid", refunded: "Your share was refunded", left: "Nothing to pay" } as const;

const titleOf = ({ state, amount_cents }: ShareToPay): string =>
  state === "open" || state === "paying" ? `Pay your share of ${formatRand(amount_cents)}` : titles[state];

function Body({ opened }: { opened: OpenedLink<ShareToPay> }) {
  const share = opened.shown;
  if (share.state === "paid")
    return (
      <Panel icon={<CircleCheck aria-hidden="true" />} title={`Thank you, ${share.name}`}>
        <p className="max-w-[56ch] text-ink-2">
          We have your {formatRand(share.amount_cents)}. If the booking is cancelled, your refund goes back to the card
          or account you paid with.
        </p>
      </Panel>
    );
  if (share.state === "refunded")
    return (
      <Panel icon={<Undo2 aria-hidden="true" />} title={`We’ve refunded ${formatRand(share.amount_cents)}`}>
        <p className="max-w-[56ch] text-ink-2">It’s refunded the way you paid. {bankShowsRefund}</p>
      </Panel>
    );
  if (share.state === "left")
    return (
      <Panel icon={<Clock aria-hidden="true" />} title="This share can’t be paid any more">
        <p className="max-w-[56ch] text-ink-2">
          The booking is paid or has ended, or the deadline for shares has passed.{" "}
          {share.is_booker ? "Open your booking to see what is due." : `Please ask ${share.booker_name}.`}
        </p>
        {share.is_booker && (
          <SiteLink to={`/payment-selection?booking=${share.reference}`} className={buttonClass()}>
            Open your booking
          </SiteLink>
        )}
      </Panel>
    );
  return (
    <PayByCard start={sharesContract.startSharePayment} opened={opened} amount={share.amount_cents}>
      {share.is_booker
        ? `Your own share of the bill. It can be paid until ${formatDateTime(share.pay_until)}.`
        : `${share.booker_name} has asked you to pay this share by ${formatDateTime(share.pay_until)}.`}
    </PayByCard>
  );
}

const TripCard = ({ share }: { share: ShareToPay }) => (
  <aside
    aria-labelledby="share-trip"
    className="grid content-start gap-5 self-start rounded-xl bg-surface p-6 shadow-1 inset-ring inset-ring-line lg:sticky lg:top-24"
  >
    <div>
      <p className="text-sm text-ink-2">{share.is_booker ? "Your booking" : `${share.booker_name}’s booking`}</p>
      <h2 id="share-trip" className="mt-1 font-bold font-display text-[1.25rem] leading-snug">
        {share.service_name}
      </h2>
    </div>
    <dl className="grid gap-3 text-[0.9375rem]">
      <Fact label="Pickup">{formatDateTime(share.pickup_at)}</Fact>
      <Fact label="Passengers">{share.passengers}</Fact>
      {share.total_cents !== null && (
        <Fact label="Price">
          <Money cents={share.total_cents} />
        </Fact>
      )}
    </dl>
  </aside>
);

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="grid grid-cols-[5.5rem_1fr] gap-x-3">
    <dt className="text-ink-2">{label}</dt>
    <dd className="min-w-0 font-semibold [overflow-wrap:anywhere]">{children}</dd>
  </div>
);
