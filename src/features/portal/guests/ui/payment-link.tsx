import { MessageCircle } from "lucide-react";
import { buttonClass } from "#design/button.tsx";
import { CopyButton } from "#design/copy-button.tsx";
import { formatRand } from "#design/money.tsx";

type PaymentLinkProps = { link: string; phone: string; host: string; cents: number | null };

/** A guest’s payment link, to copy or send by WhatsApp. */
export function PaymentLink({ link, phone, host, cents }: PaymentLinkProps) {
  const sum = cents === null ? "" : ` ${formatRand(cents)}`;
  const words = `${host} booked a trip for you. Please pay${sum} here: ${link}`;
  return (
    <div className="flex flex-wrap gap-2.5">
      <CopyButton text={link} label="Copy payment link" variant="outline" />
      <a
        href={`https://wa.me/${phone.replace(/\D/g, "")}?text=${encodeURIComponent(words)}`}
        target="_blank"
        rel="noopener"
        className={buttonClass({ variant: "outline" })}
      >
        <MessageCircle aria-hidden="true" className="size-[18px]" />
        Send by WhatsApp
      </a>
    </div>
  );
}
