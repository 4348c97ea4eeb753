import { Phone } from "lucide-react";
import { cx } from "#design/class-names.ts";
import { ChatButton } from "#features/chat/ui/chat-button.tsx";
import type { CompanyDetails } from "#features/content/contract.ts";
import { PhoneLink, WhatsAppLink } from "#features/content/ui/contact-links.tsx";
import { WhatsAppMark } from "#features/content/ui/whatsapp-mark.tsx";

/** How far the lower buttons stand from the edge of the screen. */
const foot = "[--foot:max(0.75rem,env(safe-area-inset-bottom))] 2xl:[--foot:1.5rem]";
const look = cx(
  "fixed z-30 grid size-12 place-items-center rounded-pill text-on-dark shadow-3 ring-2 ring-on-dark/85 2xl:size-14",
  "transition-transform duration-(--d-2) ease-out hover:scale-105 [--focus:var(--c-sun)] print:hidden",
);

/** Ways to an answer, always at hand: the call on the left, WhatsApp on the right, and the chat above it. */
export function FloatingWidgets({ company }: { company: CompanyDetails }) {
  return (
    <aside aria-label="Quick contact" className={foot}>
      <ChatButton
        className={cx(
          look,
          "right-3 bottom-[calc(var(--foot)+3.75rem)] bg-sun text-atlantic! noscript:hidden 2xl:right-6 2xl:bottom-[calc(var(--foot)+4.5rem)]",
        )}
      />
      <PhoneLink
        company={company}
        aria-label={`Call us: ${company.phone}`}
        className={cx(look, "bottom-(--foot) left-3 bg-atlantic 2xl:left-6")}
      >
        <Phone aria-hidden="true" className="size-6" />
      </PhoneLink>
      <WhatsAppLink
        company={company}
        aria-label="Chat with us on WhatsApp"
        className={cx(look, "right-3 bottom-(--foot) bg-forest 2xl:right-6")}
      >
        <WhatsAppMark className="size-6.5" />
      </WhatsAppLink>
    </aside>
  );
}
