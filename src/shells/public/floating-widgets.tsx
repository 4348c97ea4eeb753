import { Headset, Phone, X } from "lucide-react";
import { cx } from "#design/class-names.ts";
import { ChatButton } from "#features/chat/ui/chat-button.tsx";
import type { CompanyDetails } from "#features/content/contract.ts";
import { PhoneLink, WhatsAppLink } from "#features/content/ui/contact-links.tsx";
import { WhatsAppMark } from "#features/content/ui/whatsapp-mark.tsx";

/** How far the lower buttons stand from the edge of the screen. */
const foot = "[--foot:max(0.75rem,env(safe-area-inset-bottom))] 2xl:[--foot:1.5rem]";
const look = cx(
  "fixed z-30 size-12 place-items-center rounded-pill text-on-dark shadow-3 ring-2 ring-on-dark/85 2xl:size-14",
  "transition-transform duration-(--d-2) ease-out hover:scale-105 [--focus:var(--c-sun)] print:hidden",
);

/** A phone has no room for three: they stand above the one button that shows them. */
const folded = "grid max-lg:hidden max-lg:peer-open:grid max-lg:right-3 max-lg:left-auto";

/**
 * Ways to an answer, always at hand: the call on the left, WhatsApp on the right, and the chat above it. On a phone one
 * button opens them, and it steps aside while a form or a card of prices passes beneath it.
 */
export function FloatingWidgets({ company }: { company: CompanyDetails }) {
  return (
    <aside aria-label="Quick contact" data-quick-contact className={foot}>
      <details className="peer group/contact lg:hidden print:hidden">
        <summary
          className={cx(
            look,
            "steps-aside right-3 bottom-(--foot) grid list-none bg-atlantic [&::-webkit-details-marker]:hidden",
          )}
        >
          <span className="sr-only">Contact us</span>
          <Headset aria-hidden="true" className="size-6 group-open/contact:hidden" />
          <X aria-hidden="true" className="hidden size-6 group-open/contact:block" />
        </summary>
      </details>
      <ChatButton
        className={cx(
          look,
          folded,
          "right-3 bottom-[calc(var(--foot)+3.75rem)] max-lg:bottom-[calc(var(--foot)+11.25rem)] bg-sun text-atlantic! noscript:hidden 2xl:right-6 2xl:bottom-[calc(var(--foot)+4.5rem)]",
        )}
      />
      <PhoneLink
        company={company}
        aria-label={`Call us: ${company.phone}`}
        className={cx(
          look,
          folded,
          "bottom-(--foot) left-3 bg-atlantic max-lg:bottom-[calc(var(--foot)+3.75rem)] 2xl:left-6",
        )}
      >
        <Phone aria-hidden="true" className="size-6" />
      </PhoneLink>
      <WhatsAppLink
        company={company}
        aria-label="Chat with us on WhatsApp"
        className={cx(
          look,
          folded,
          "right-3 bottom-(--foot) bg-forest max-lg:bottom-[calc(var(--foot)+7.5rem)] 2xl:right-6",
        )}
      >
        <WhatsAppMark className="size-6.5" />
      </WhatsAppLink>
    </aside>
  );
}
