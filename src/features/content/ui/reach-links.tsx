import { Mail, Phone } from "lucide-react";
import type { CompanyDetails } from "../contract.ts";
import { EmailLink, PhoneLink, WhatsAppLink } from "./contact-links.tsx";
import { WhatsAppMark } from "./whatsapp-mark.tsx";

/** Phone, WhatsApp and email in one short row. */
export function ReachLinks({ company }: { company: CompanyDetails }) {
  const look =
    "inline-flex min-h-11 items-center gap-2 rounded-xs font-semibold text-[0.9375rem] text-link no-underline hover:underline [&>svg]:size-[17px]";
  return (
    <ul className="flex flex-wrap items-center justify-center gap-x-5 [&>li:empty]:hidden">
      <li>
        <PhoneLink company={company} className={look}>
          <Phone aria-hidden="true" />
          Call <span className="sr-only">{company.phone}</span>
        </PhoneLink>
      </li>
      <li>
        <WhatsAppLink company={company} className={look}>
          <WhatsAppMark />
          WhatsApp
        </WhatsAppLink>
      </li>
      <li>
        <EmailLink company={company} className={look}>
          <Mail aria-hidden="true" />
          Email <span className="sr-only">{company.email}</span>
        </EmailLink>
      </li>
    </ul>
  );
}
