import { CalendarX2, CircleCheck, Heart, MailQuestion, Star } from "lucide-react";
import { type ReactNode, useCallback, useEffect, useState } from "react";
import { buttonClass } from "#design/button.tsx";
import { formatFullDateTime } from "#design/dates/date-text.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonGroup, SkeletonLine } from "#design/skeleton.tsx";
import { CallFailed, callApi } from "#platform/browser/call-api.ts";
import { useHydrated, useQueryParams } from "#platform/browser/hydrated.ts";
import { SiteLink } from "#platform/browser/link.tsx";
import { ratingContract, type ShownRating } from "../contract.ts";
import { RatingForm } from "./rating-form.tsx";
import { RatingScreen } from "./rating-screen.tsx";
import { SentPhotos } from "./sent-photos.tsx";
import { StopRequests } from "./stop-requests.tsx";

/** A rating request’s page. Opening it stores nothing. */
export function RateDriverScreen() {
  const query = useQueryParams();
  const token = query.get("token") ?? "";
  if (!useHydrated()) return <Reading />;
  if (token === "") return <Lost />;
  return query.get("stop") === "1" ? (
    <StopRequests token={token} lost={<Lost />} />
  ) : (
    <Opened key={token} token={token} />
  );
}

function Opened({ token }: { token: string }) {
  const { look, again } = useRating(token);
  const [isSent, setSent] = useState(false);
  const tip =
    look.status === "found" ? { link: look.rating.tip_link, driver: look.rating.trip?.driver ?? null } : noTip;
  if (isSent) return <Thanks tip={tip} />;
  if (look.status === "loading") return <Reading />;
  if (look.status === "lost") return <Lost />;
  if (look.status === "failed")
    return (
      <RatingScreen icon={<Star />} title={title}>
        <ReadFailed error={look.error} onAgain={() => void again()} />
      </RatingScreen>
    );
  const { standing, trip } = look.rating;
  if (standing === "open" && trip)
    return <Open token={token} trip={trip} onRated={() => setSent(true)} onEnded={again} />;
  return standing === "given" ? (
    <AlreadyRated tip={tip}>
      <SentPhotos token={token} photos={look.rating.photos} onRemoved={again} />
    </AlreadyRated>
  ) : (
    <Expired />
  );
}

type Tip = { readonly link: string | null; readonly driver: string | null };
const noTip: Tip = { link: null, driver: null };

const title = "How was your trip?";

type OpenProps = {
  token: string;
  trip: NonNullable<ShownRating["trip"]>;
  onRated: () => void;
  onEnded: () => Promise<void>;
};

const Open = ({ trip, ...rest }: OpenProps) => (
  <RatingScreen
    icon={<Star />}
    title={trip.first_name ? `${trip.first_name}, how was your trip?` : title}
    text={
      <>
        {trip.title}, {formatFullDateTime(trip.pickup_at)}
        <br />
        {trip.from} to {trip.to}
      </>
    }
  >
    <RatingForm {...rest} driver={trip.driver} />
  </RatingScreen>
);

const Reading = () => (
  <RatingScreen icon={<Star />} title={title}>
    <SkeletonGroup text="Loading your trip…" className="grid gap-4">
      <SkeletonLine className="h-6 w-2/3" />
      <SkeletonLine className="w-full" />
      <SkeletonLine className="h-12 w-full" />
    </SkeletonGroup>
    <noscript>
      <p className="text-ink-2">This page needs JavaScript. Please reply to our email instead.</p>
    </noscript>
  </RatingScreen>
);

const Thanks = ({ tip }: { tip: Tip }) => (
  <RatingScreen
    icon={<Heart />}
    tone="good"
    title="Thank you for your rating"
    text="Our team and your driver learn from it. If you agreed to publish your review, it will be on our site once we’ve read it, usually within two days."
    isAnswer
  >
    <LeaveTip {...tip} />
    <Onward />
  </RatingScreen>
);

const AlreadyRated = ({ tip, children }: { tip: Tip; children: ReactNode }) => (
  <RatingScreen
    icon={<CircleCheck />}
    tone="good"
    title="You’ve already rated this trip"
    text="Thank you. The link works once. To add something, please contact us."
    isAnswer
  >
    {children}
    <LeaveTip {...tip} />
    <Onward />
  </RatingScreen>
);

const Expired = () => (
  <RatingScreen
    icon={<CalendarX2 />}
    tone="ended"
    title="The time to rate this trip has passed"
    text="A rating link works for 30 days. We’d still like to hear from you: please contact us."
    isAnswer
  >
    <Onward />
  </RatingScreen>
);

const Lost = () => (
  <RatingScreen
    icon={<MailQuestion />}
    tone="ended"
    title="We couldn’t open this rating"
    text="The link may be incomplete or out of date. Use the one in our latest email, or contact us."
  >
    <Onward />
  </RatingScreen>
);

/** After the rating, never before, so that no one feels asked for a tip. */
const LeaveTip = ({ link, driver }: Tip) =>
  link ? (
    <div className="grid gap-2">
      <p className="text-ink-2">
        Tips are welcome and never expected. The link opens {new URL(link).host} in a new tab.
      </p>
      <a href={link} target="_blank" rel="noopener noreferrer" className={buttonClass({ variant: "outline" })}>
        {driver ? `Leave a tip for ${driver}` : "Leave a tip"}
      </a>
    </div>
  ) : null;

const Onward = () => (
  <div className="flex flex-wrap gap-3">
    <SiteLink to="/reviews" className={buttonClass()}>
      Read reviews
    </SiteLink>
    <SiteLink to="/contact" className={buttonClass({ variant: "outline" })}>
      Contact us
    </SiteLink>
  </div>
);

type RatingLook =
  | { readonly status: "loading" }
  | { readonly status: "lost" }
  | { readonly status: "failed"; readonly error: Error }
  | { readonly status: "found"; readonly rating: ShownRating };

/** Loads the trip behind a link. */
function useRating(token: string) {
  const [look, setLook] = useState<RatingLook>({ status: "loading" });
  const again = useCallback(async () => {
    try {
      setLook({ status: "found", rating: await callApi(ratingContract.readRating, { token }) });
    } catch (error) {
      setLook(isWrong(error) ? { status: "lost" } : { status: "failed", error: asError(error) });
    }
  }, [token]);
  useEffect(() => void again(), [again]);
  return { look, again };
}

/** Not found, or too long to be a valid token. */
const isWrong = (error: unknown) => error instanceof CallFailed && (error.status === 404 || error.status === 422);

const asError = (error: unknown): Error =>
  error instanceof Error ? error : new Error("Something went wrong. Please try again.");
