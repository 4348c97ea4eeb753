import { CalendarCheck2, CircleCheck, Hourglass, MailQuestion } from "lucide-react";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { Alert } from "#design/alert.tsx";
import { Button } from "#design/button.tsx";
import { formatDay, formatTime } from "#design/dates/date-text.tsx";
import { ErrorAlert } from "#design/error-alert.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonGroup, SkeletonLine } from "#design/skeleton.tsx";
import { useNow } from "#design/use-now.ts";
import { useHydrated, useQueryParams } from "#platform/browser/hydrated.ts";
import type { ShownOffer } from "../contract.ts";
import { DeclineOfferDialog } from "./decline-offer-dialog.tsx";
import { endOf, type OfferEnd, timeLeft } from "./messages.ts";
import { OfferFacts } from "./offer-facts.tsx";
import { OfferScreen } from "./offer-screen.tsx";
import { useAnswer } from "./use-answer.ts";
import { useOffer } from "./use-offer.ts";

/** The page behind an offer’s link: the trip and two buttons. Opening it does not answer. */
export function ConfirmTripScreen({ phone }: { phone: string }) {
  const token = useQueryParams().get("token") ?? "";
  const isHydrated = useHydrated();
  const { look, again } = useOffer(token);
  const hasNone = !token && look.status === "loading";
  if (isHydrated && (hasNone || look.status === "lost")) return <Ended reason="wrong-link" phone={phone} />;
  if (look.status === "failed")
    return (
      <OfferScreen icon={<MailQuestion />} tone="ask" title="Your trip" phone={phone}>
        <ReadFailed error={look.error} onAgain={() => void again()} />
      </OfferScreen>
    );
  if (look.status !== "found") return <Reading phone={phone} />;
  const { offer } = look;
  if (offer.standing === "open") return <Open token={token} offer={offer} phone={phone} again={again} />;
  if (offer.standing === "accepted") return <Accepted token={token} offer={offer} phone={phone} again={again} />;
  return <Ended reason={endOf(offer.standing)} phone={phone} />;
}

/**
 * Each reason has its own page, so that going back does not ask again. Until it opens, this one keeps its
 * heading.
 */
function Ended({ reason, phone }: { reason: OfferEnd; phone: string }) {
  const navigate = useNavigate();
  useEffect(() => void navigate(`/driver/confirm/error?reason=${reason}`, { replace: true }), [navigate, reason]);
  return <Reading phone={phone} />;
}

const Reading = ({ phone }: { phone: string }) => (
  <OfferScreen icon={<MailQuestion />} tone="ask" title="Your trip" phone={phone}>
    <SkeletonGroup text="Loading your trip…" className="grid gap-4">
      <SkeletonLine className="h-6 w-2/3" />
      <SkeletonLine className="w-full" />
      <SkeletonLine className="h-12 w-full" />
    </SkeletonGroup>
    <noscript>
      <p className="text-ink-2">This page needs JavaScript. Please call dispatch instead.</p>
    </noscript>
  </OfferScreen>
);

type ShownProps = { token: string; offer: ShownOffer; phone: string; again: () => Promise<void> };

function Open({ token, offer, phone, again }: ShownProps) {
  const answer = useAnswer(token, again);
  const [declines, setDeclines] = useState(false);
  return (
    <OfferScreen
      icon={<MailQuestion />}
      tone="ask"
      title={offer.driver_name ? `${offer.driver_name}, can you drive this trip?` : "Can you drive this trip?"}
      text={offer.is_broadcast ? "Other drivers have this offer too. The first to accept gets the trip." : undefined}
      phone={phone}
    >
      <TimeLeft until={offer.answer_by} onOver={again} />
      <OfferFacts offer={offer} vehicle={offer.vehicle} />
      {answer.problem && (
        <Alert tone="bad" announce title={answer.problem.message}>
          {answer.problem.reasons.length > 0 && (
            <ul className="list-disc pl-5">
              {answer.problem.reasons.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          )}
        </Alert>
      )}
      {offer.against.length > 0 && (
        <Alert tone="warn" title="You can’t accept this trip">
          {offer.against.join(" ")}
        </Alert>
      )}
      <div className="grid gap-3 sm:grid-cols-2">
        <Button
          size="lg"
          busy={answer.busy === "accept"}
          disabled={answer.busy !== null || offer.against.length > 0}
          onClick={answer.accept}
        >
          Accept trip
        </Button>
        <Button size="lg" variant="outline" disabled={answer.busy !== null} onClick={() => setDeclines(true)}>
          Decline trip
        </Button>
      </div>
      <DeclineOfferDialog
        open={declines}
        isBusy={answer.busy === "decline"}
        onClose={() => setDeclines(false)}
        onDecline={answer.decline}
      />
    </OfferScreen>
  );
}

/** At the deadline the page reloads the status. */
function TimeLeft({ until, onOver }: { until: string; onOver: () => Promise<void> }) {
  const left = new Date(until).getTime() - useNow(5000);
  const isOver = left <= 0;
  useEffect(() => {
    if (isOver) void onOver();
  }, [isOver, onOver]);
  return (
    <p className="flex w-fit flex-wrap items-center gap-x-2 gap-y-1 rounded-[1.5rem] bg-sun px-4.5 py-2 font-semibold text-atlantic">
      <Hourglass aria-hidden="true" className="size-5" />
      Answer by {formatDay(until)}, {formatTime(until)}
      {!isOver && (
        <span role="timer" className="font-normal">
          {timeLeft(left)} left
        </span>
      )}
    </p>
  );
}

function Accepted({ token, offer, phone, again }: ShownProps) {
  const { reconfirm, busy, problem } = useAnswer(token, again);
  const isAsked = offer.reconfirmation === "asked";
  return (
    <OfferScreen
      icon={isAsked ? <CalendarCheck2 /> : <CircleCheck />}
      tone={isAsked ? "ask" : "good"}
      title={isAsked ? "Please reconfirm your trip" : acceptedTitle(offer)}
      text={isAsked ? "Let dispatch know that you’ll be at the pickup." : `Trip ${offer.details?.reference ?? ""}`}
      phone={phone}
    >
      <ErrorAlert error={problem} />
      {isAsked && (
        <Button size="lg" busy={busy === "reconfirm"} onClick={reconfirm}>
          Reconfirm trip
        </Button>
      )}
      <OfferFacts offer={offer} vehicle={offer.vehicle} />
    </OfferScreen>
  );
}

const acceptedTitle = ({ reconfirmation }: ShownOffer): string =>
  reconfirmation === "done" ? "You’ve reconfirmed this trip" : "You’ve accepted this trip";
