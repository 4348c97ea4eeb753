import { Phone } from "lucide-react";
import { cx } from "#design/class-names.ts";
import type { CompanyDetails } from "#features/content/contract.ts";
import { PhoneLink, WhatsAppLink } from "#features/content/ui/contact-links.tsx";
import { WhatsAppMark } from "#features/content/ui/whatsapp-mark.tsx";

const look = cx(
  "fixed bottom-[max(0.75rem,env(safe-area-inset-bottom))] z-30 grid size-12 place-items-center rounded-pill text-on-dark shadow-3 ring-2 ring-on-dark/85 2xl:bottom-6 2xl:size-14",
  "transition-transform duration-(--d-2) ease-out hover:scale-105 [--focus:var(--c-sun)] print:hidden",
);

/** Two ways to a person, always at hand: the call on the left, WhatsApp on the right. */
export function FloatingWidgets({ company }: { company: CompanyDetails }) {
  return (
    <aside aria-label="Quick contact">
      <PhoneLink
        company={company}
        aria-label={`Call us: ${company.phone}`}
        className={cx(look, "left-3 bg-atlantic 2xl:left-6")}
      >
        <Phone aria-hidden="true" className="size-6" />
      </PhoneLink>
      <WhatsAppLink
        company={company}
        aria-label="Chat with us on WhatsApp"
        className={cx(look, "right-3 bg-forest 2xl:right-6")}
      >
        <WhatsAppMark className="size-6.5" />
      </WhatsAppLink>
    </aside>
  );
}
