import { CircleCheck, Clock, FileQuestion, Lock, Undo2 } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { Alert } from "#design/alert.tsx";
import { Button, buttonClass } from "#design/button.tsx";
import { formatDateTime } from "#design/dates/date-text.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { formatRand, Money } from "#design/money.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonCard } from "#design/skeleton.tsx";
import { bankShowsRefund } from "#domain/payment/refund-time.ts";
import { tripTitle } from "#domain/trip/trip-title.ts";
import { useHydrated, useQueryParams } from "#platform/browser/hydrated.ts";
import { SiteLink } from "#platform/browser/link.tsx";
import { Panel } from "../../checkout/ui/payment-panels.tsx";
import { SandboxNotice } from "../../checkout/ui/sandbox-notice.tsx";
import { PaidTwiceNotice } from "../../ui/paid-twice-notice.tsx";
import { usePatience } from "../../ui/use-patience.ts";
import { isAwaited, WaitingForBank, waitingTitle } from "../../ui/waiting-for-bank.tsx";
import type { ShareToPay } from "../contract.ts";
import { usePayShare, useShareToPay } from "./use-share-to-pay.ts";

const everyMs = 2500;

/** One share of a bill, opened by the link that the booker or our email sent. */
export function PayShareScreen() {
  const params = useQueryParams();
  const token = params.get("s") ?? "";
  if (!useHydrated()) return <Waiting />;
  return <Opened key={token} token={token} isBack={params.has("back")} />;
}

const Waiting = () => (
  <div aria-busy="true" className="grid gap-6">
    <h1 className="sr-only">Your share</h1>
    <p className="sr-only" role="status">
      Opening your share
    </p>
    <SkeletonCard lines={4} />
    <SkeletonCard lines={4} />
  </div>
);

function Opened({ token, isBack }: { token: string; isBack: boolean }) {
  const isPatient = usePatience();
  const [isAwaited, setAwaited] = useState(isBack);
  const { look, again } = useShareToPay(token, isAwaited ? everyMs : null);
  const share = look.status === "open" ? look.share : undefined;
  const waits = share !== undefined && isWaiting(share, isBack);
  // Another tab may have paid as well: what is paid is watched on for a while.
  useEffect(() => {
    if (share) setAwaited(waits || (isBack && isPatient));
  }, [share, waits, isBack, isPatient]);
  if (look.status === "reading") return <Waiting />;
  if (look.status === "failed") return <ReadFailed error={look.error} onAgain={() => void again()} />;
  if (look.status === "lost") return <Lost />;
  return (
    <div className="grid gap-8">
      <header className="grid gap-3">
        <p className="kicker">Booking {look.share.reference}</p>
        <h1 className="text-h1">{waits ? waitingTitle : titleOf(look.share)}</h1>
      </header>
      <PaidTwiceNotice what="share" cents={look.share.paid_twice_cents} />
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_23rem]">
        <div className="grid min-w-0 content-start gap-6">
          <Body share={look.share} token={token} waits={waits} onRefused={() => void again()} />
        </div>
        <TripCard share={look.share} />
      </div>
    </div>
  );
}

/** Back from the gateway, or with a bank that has not decided. Only the gateway's own message counts. */
const isWaiting = ({ state, attempt }: ShareToPay, isBack: boolean): boolean =>
  (state === "paying" || state === "open") && isAwaited(attempt?.stage, isBack);

const titles = { paid: "Your share is paid", refunded: "Your share was refunded", left: "Nothing to pay" } as const;

const titleOf = ({ state, amount_cents }: ShareToPay): string =>
  state === "open" || state === "paying" ? `Pay your share of ${formatRand(amount_cents)}` : titles[state];

type BodyProps = { share: ShareToPay; token: string; waits: boolean; onRefused: () => void };

function Body({ share, token, waits, onRefused }: BodyProps) {
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
    <>
      {waits && <WaitingForBank />}
      {share.attempt?.stage === "failed" && (
        <Alert tone="bad" title="Your last payment didn’t go through">
          Nothing was charged. Please try again.
        </Alert>
      )}
      {!waits && <CardPayment share={share} token={token} onRefused={onRefused} />}
    </>
  );
}

function CardPayment({ share, token, onRefused }: Omit<BodyProps, "waits">) {
  const { pay, isBusy, failure } = usePayShare(token, onRefused);
  return (
    <section className="grid gap-4 rounded-xl bg-surface p-6 shadow-1 inset-ring inset-ring-line">
      <h2 className="font-bold font-display text-[1.25rem]">Card or instant EFT</h2>
      <p className="text-ink-2">
        {share.is_booker
          ? `Your own share of the bill. It can be paid until ${formatDateTime(share.pay_until)}.`
          : `${share.booker_name} has asked you to pay this share by ${formatDateTime(share.pay_until)}.`}
      </p>
      <SandboxNotice gateway={share.gateway} />
      {failure && (
        <Alert tone="bad" announce>
          {failure.message}
        </Alert>
      )}
      {share.gateway ? (
        <Button
          size="lg"
          wide
          busy={isBusy}
          busyText="One moment…"
          icon={<Lock aria-hidden="true" />}
          onClick={() => void pay(share.amount_cents)}
        >
          Pay {formatRand(share.amount_cents)} now
        </Button>
      ) : (
        <Alert tone="warn">Card payments aren’t available at the moment. Please try again later, or contact us.</Alert>
      )}
    </section>
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
        {tripTitle(share.service_type, null)}
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

const Lost = () => (
  <>
    <h1 className="sr-only">Your share</h1>
    <EmptyState
      level={2}
      icon={<FileQuestion />}
      title="We couldn’t open this link"
      text="It may be incomplete. Ask for it again, or contact us."
      action={
        <SiteLink to="/contact" className={buttonClass()}>
          Contact us
        </SiteLink>
      }
    />
  </>
);
