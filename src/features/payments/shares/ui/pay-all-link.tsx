import { ArrowRight } from "lucide-react";
import { buttonClass } from "#design/button.tsx";
import { SiteLink } from "#platform/browser/link.tsx";

/** For a booker who prefers to pay everything. */
export const PayAllLink = ({ reference }: { reference: string }) => (
  <SiteLink to={`/payment-selection?booking=${reference}`} className={buttonClass({ variant: "outline" })}>
    Pay it myself
    <ArrowRight aria-hidden="true" className="size-[18px]" />
  </SiteLink>
);
