import { CalendarCheck2, CircleCheck, Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import { buttonClass } from "#design/button.tsx";
import { SkeletonGroup, SkeletonLine } from "#design/skeleton.tsx";
import { useQueryParams } from "#platform/browser/hydrated.ts";
import { SiteLink } from "#platform/browser/link.tsx";
import { doneTexts, type OfferDone, offerDone } from "./messages.ts";
import { OfferFacts } from "./offer-facts.tsx";
import { OfferScreen } from "./offer-screen.tsx";
import { useOffer } from "./use-offer.ts";

const icons: Readonly<Record<OfferDone, ReactNode>> = {
  accepted: <CircleCheck />,
  declined: <Undo2 />,
  reconfirmed: <CalendarCheck2 />,
};

/** After an answer: what was done, and from now on the address and the passenger. */
export function ConfirmSuccessScreen({ phone }: { phone: string }) {
  const params = useQueryParams();
  const done = offerDone.find((one) => one === params.get("done")) ?? "accepted";
  const token = params.get("token") ?? "";
  const { look } = useOffer(token);
  const offer = look.status === "found" ? look.offer : undefined;
  return (
    <OfferScreen icon={icons[done]} tone={done === "declined" ? "ended" : "good"} phone={phone} {...doneTexts[done]}>
      {done !== "declined" && token && look.status === "loading" && (
        <SkeletonGroup text="Loading your trip…" className="grid gap-4">
          <SkeletonLine className="h-6 w-2/3" />
          <SkeletonLine className="w-full" />
        </SkeletonGroup>
      )}
      {offer?.standing === "accepted" && <OfferFacts offer={offer} vehicle={offer.vehicle} />}
      <div className="flex flex-wrap gap-3">
        <SiteLink to="/driver/dashboard" className={buttonClass({ variant: "outline" })}>
          My trips
        </SiteLink>
      </div>
    </OfferScreen>
  );
}
