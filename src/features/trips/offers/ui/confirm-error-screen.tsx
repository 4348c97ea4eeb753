import { CalendarX2 } from "lucide-react";
import { buttonClass } from "#design/button.tsx";
import { useQueryParams } from "#platform/browser/hydrated.ts";
import { SiteLink } from "#platform/browser/link.tsx";
import { endTexts, offerEnds } from "./messages.ts";
import { OfferScreen } from "./offer-screen.tsx";

/** Why an offer can no longer be accepted. */
export function ConfirmErrorScreen({ phone }: { phone: string }) {
  const reason = useQueryParams().get("reason");
  const ended = offerEnds.find((one) => one === reason) ?? "wrong-link";
  return (
    <OfferScreen icon={<CalendarX2 />} tone="ended" phone={phone} {...endTexts[ended]}>
      <div className="flex flex-wrap gap-3">
        <SiteLink to="/driver/dashboard" className={buttonClass({ variant: "outline" })}>
          My trips
        </SiteLink>
      </div>
    </OfferScreen>
  );
}
