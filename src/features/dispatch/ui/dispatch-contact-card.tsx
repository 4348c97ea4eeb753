import { Mail, MessageCircle, Phone } from "lucide-react";
import type { ReactNode } from "react";
import { Card, CardHeader } from "#design/card.tsx";
import { SkeletonGroup, SkeletonLine } from "#design/skeleton.tsx";
import { phoneAddress } from "#design/trip-links.tsx";
import { spacedPhone } from "#domain/text/phone-number.ts";
import { contentContract } from "#features/content/contract.ts";
import { useCall } from "#platform/browser/use-call.ts";

/** Our team’s contact details. */
export function DispatchContactCard({ title = "Dispatch", text = dispatchText }: { title?: string; text?: string }) {
  return (
    <Card>
      <CardHeader title={title} note={text} />
      <DispatchContactLinks />
    </Card>
  );
}

/** Phone, WhatsApp and email, each large enough for a thumb. */
export function DispatchContactLinks() {
  const { data } = useCall(contentContract.companyDetails, {});
  if (!data) {
    return (
      <SkeletonGroup className="grid gap-3">
        <SkeletonLine className="h-11" />
        <SkeletonLine className="h-11" />
      </SkeletonGroup>
    );
  }
  return (
    <ul className="grid grid-cols-1 gap-2">
      <Way icon={<Phone />} label="Phone" text={data.phone} href={phoneAddress(data.phone_e164)} />
      <Way
        icon={<MessageCircle />}
        label="WhatsApp"
        text={spacedPhone(data.whatsapp_e164)}
        href={`https://wa.me/${data.whatsapp_e164.replace(/\D/g, "")}`}
      />
      <Way icon={<Mail />} label="Email" text={data.email} href={`mailto:${data.email}`} />
    </ul>
  );
}

function Way({ icon, label, text, href }: { icon: ReactNode; label: string; text: string; href: string }) {
  const elsewhere = href.startsWith("https:") ? { target: "_blank", rel: "noopener" } : {};
  return (
    <li>
      <a
        href={href}
        {...elsewhere}
        className="flex min-h-12 items-center gap-3 rounded-md px-3 py-1.5 text-ink no-underline inset-ring inset-ring-line hover:bg-surface-2"
      >
        <span aria-hidden="true" className="text-link [&>svg]:size-5">
          {icon}
        </span>
        <span className="min-w-0 leading-tight">
          <span className="block text-ink-3 text-xs">{label}</span>
          <span className="block truncate font-semibold">{text}</span>
        </span>
      </a>
    </li>
  );
}

export const dispatchText = "Dispatch knows your trips. Call at any time.";
