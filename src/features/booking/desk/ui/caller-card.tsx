import { MessageCircle } from "lucide-react";
import { Alert } from "#design/alert.tsx";
import { buttonClass } from "#design/button.tsx";
import { CopyButton } from "#design/copy-button.tsx";

/** How to reach a customer without an email. */
export const CallerCard = ({ message, phone }: { message: string; phone: string }) => (
  <Alert tone="warn" className="mb-4">
    <p>No email: read out the reference, or send the booking by WhatsApp.</p>
    <div className="mt-2 flex flex-wrap gap-2.5">
      <a
        href={`https://wa.me/${internationalDigits(phone)}?text=${encodeURIComponent(message)}`}
        target="_blank"
        rel="noopener"
        className={buttonClass({ size: "sm", variant: "outline" })}
      >
        <MessageCircle aria-hidden="true" className="size-4" />
        Send by WhatsApp
      </a>
      <CopyButton text={message} label="Copy message" variant="outline" />
    </div>
  </Alert>
);

/** WhatsApp needs the country code: a locally dialled number is South African. */
function internationalDigits(phone: string): string {
  const digits = phone.replace(/\D/g, "");
  return digits.startsWith("0") && !digits.startsWith("00") ? `27${digits.slice(1)}` : digits.replace(/^00/, "");
}
