import { CalendarCheck2, CalendarX2, CircleCheck, Hourglass, Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { buttonClass } from "#design/button.tsx";
import { SkeletonGroup, SkeletonLine } from "#design/skeleton.tsx";
import { useHydrated, useQueryParams } from "#platform/browser/hydrated.ts";
import { SiteLink } from "#platform/browser/link.tsx";
import type { ShownOffer } from "../contract.ts";
import { doneTexts, endOf, endTexts, type OfferDone, offerDone } from "./messages.ts";
import { OfferFacts } from "./offer-facts.tsx";
import { OfferScreen } from "./offer-screen.tsx";
import { justAnswered } from "./use-answer.ts";
import { type OfferLook, useOffer } from "./use-offer.ts";

type Shown = { icon: ReactNode; tone: "ask" | "good" | "ended"; title: string; text?: string };

/**
 * After an answer: what happened, and from then on the address and the passenger. Shows only what the server
 * confirms.
 */
export function ConfirmSuccessScreen({ phone }: { phone: string }) {
  const isHydrated = useHydrated();
  const params = useQueryParams();
  const answered = justAnswered(useLocation().state);
  const token = params.get("token") ?? "";
  const { look } = useOffer(token);
  const offer = look.status === "found" ? look.offer : undefined;
  const isReading = !isHydrated || (token !== "" && look.status === "loading");
  const match = offerDone.find((one) => one === params.get("done"));
  const shown = isReading || look.status === "failed" ? shownOnTheWay(answered) : shownFor(look, match);
  return (
    <OfferScreen phone={phone} {...shown}>
      {isReading && (
        <SkeletonGroup text="Loading your trip…" className="grid gap-4">
          <SkeletonLine className="h-6 w-2/3" />
          <SkeletonLine className="w-full" />
        </SkeletonGroup>
      )}
      {look.status === "failed" && <p>We couldn’t load your trip. Reload the page to try again.</p>}
      {offer?.standing === "accepted" && <OfferFacts offer={offer} vehicle={offer.vehicle} />}
      <div className="flex flex-wrap gap-3">
        {offer?.standing === "open" && (
          <SiteLink to={`/driver/confirm-trip?token=${encodeURIComponent(token)}`} className={buttonClass()}>
            Open the offer
          </SiteLink>
        )}
        <SiteLink to="/driver/dashboard" className={buttonClass({ variant: "outline" })}>
          My trips
        </SiteLink>
      </div>
    </OfferScreen>
  );
}

const doneLooks: Readonly<Record<OfferDone, Shown>> = {
  accepted: { icon: <CircleCheck />, tone: "good", ...doneTexts.accepted },
  declined: { icon: <Undo2 />, tone: "ended", ...doneTexts.declined },
  reconfirmed: { icon: <CalendarCheck2 />, tone: "good", ...doneTexts.reconfirmed },
};

/** After answering, the page knows the answer; opened directly, it shows nothing until the offer has loaded. */
const shownOnTheWay = (answered: OfferDone | undefined): Shown =>
  answered ? doneLooks[answered] : { icon: <Hourglass />, tone: "ask", title: "Your answer" };

function shownFor(look: OfferLook, offerDone: OfferDone | undefined): Shown {
  if (look.status !== "found") return { icon: <CalendarX2 />, tone: "ended", ...endTexts["wrong-link"] };
  const { standing } = look.offer;
  if (standing === "accepted") return doneLooks[isReconfirmed(look.offer, offerDone) ? "reconfirmed" : "accepted"];
  if (standing === "declined") return doneLooks.declined;
  if (standing === "open") return { icon: <Hourglass />, tone: "ask", title: "You haven’t answered this offer yet" };
  return { icon: <CalendarX2 />, tone: "ended", ...endTexts[endOf(standing)] };
}

const isReconfirmed = ({ reconfirmation }: ShownOffer, offerDone: OfferDone | undefined) =>
  offerDone === "reconfirmed" && reconfirmation === "done";
