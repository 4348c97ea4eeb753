import { ArrowRight, Phone } from "lucide-react";
import { buttonClass } from "#design/button.tsx";
import type { CompanyDetails } from "#features/content/contract.ts";
import { useQueryParams } from "#platform/browser/hydrated.ts";
import { type Href, SiteLink } from "#platform/browser/link.tsx";
import { Panel } from "../../ui/panel.tsx";

type PaymentReturnProps = { title: string; heading: string; text: string; company: CompanyDetails };

/** Returned without paying: explains it and shows the options. */
export function PaymentReturnScreen({ title, heading, text, company }: PaymentReturnProps) {
  const reference = useQueryParams().get("booking");
  const again: Href = reference ? `/payment-selection?booking=${encodeURIComponent(reference)}` : "/payment-selection";
  return (
    <div className="mx-auto grid w-full max-w-2xl gap-6">
      <h1 className="text-h1">{title}</h1>
      <Panel title={heading}>
        <p className="max-w-[56ch] text-ink-2">{text}</p>
        <div className="flex flex-wrap gap-3">
          <SiteLink to={again} className={buttonClass()}>
            Choose how to pay
            <ArrowRight aria-hidden="true" className="size-[18px]" />
          </SiteLink>
          <a href={`tel:${company.phone_e164}`} className={buttonClass({ variant: "outline" })}>
            <Phone aria-hidden="true" className="size-[18px]" />
            Call {company.phone}
          </a>
        </div>
        {reference && (
          <SiteLink
            to={`/confirm-booking/${encodeURIComponent(reference)}`}
            className="font-semibold text-link underline"
          >
            View booking {reference}
          </SiteLink>
        )}
      </Panel>
    </div>
  );
}
