import { Clock, Mail, MapPin, Phone } from "lucide-react";
import type { ReactNode } from "react";
import { spacedPhone } from "#domain/text/phone-number.ts";
import type { CompanyDetails } from "../contract.ts";
import type { contactPage } from "../words/pages/contact-page.ts";
import { EmailLink, PhoneLink, WhatsAppLink } from "./contact-links.tsx";
import { WhatsAppMark } from "./whatsapp-mark.tsx";

type ContactCardsProps = { words: typeof contactPage.cards; company: CompanyDetails };

/** The whole card is the target of its link. */
const link = "font-bold text-link no-underline after:absolute after:inset-0 after:rounded-lg hover:underline";

export function ContactCards({ words, company }: ContactCardsProps) {
  const { call, whatsApp, email, location, hours } = words;
  return (
    <ul className="grid gap-4 sm:max-lg:grid-cols-2">
      {company.phone && (
        <Card icon={<Phone />} title={call.title} figure={company.phone} text={call.text}>
          <PhoneLink company={company} className={link}>
            {call.action}
            <span className="sr-only">: {company.phone}</span>
          </PhoneLink>
        </Card>
      )}
      {company.whatsapp_e164 && (
        <Card
          icon={<WhatsAppMark />}
          title={whatsApp.title}
          figure={spacedPhone(company.whatsapp_e164)}
          text={whatsApp.text}
        >
          <WhatsAppLink company={company} className={link}>
            {whatsApp.action}
          </WhatsAppLink>
        </Card>
      )}
      {company.email && (
        <Card icon={<Mail />} title={email.title} figure={<EmailText address={company.email} />} text={email.text}>
          <EmailLink company={company} className={link}>
            {email.action}
          </EmailLink>
        </Card>
      )}
      <Card
        icon={<MapPin />}
        title={location.title}
        figure={[company.city, company.region.replace(/^the /, "")].filter(Boolean).join(", ")}
        text={location.text}
      />
      <Card icon={<Clock />} title={hours.title} figure={hours.figure} text={hours.text} />
    </ul>
  );
}

/** An address too long for its line breaks before the "@". */
function EmailText({ address }: { address: string }) {
  const [name, host] = address.split("@");
  return (
    <>
      {name}
      <wbr />@{host}
    </>
  );
}

type CardProps = { icon: ReactNode; title: string; figure: ReactNode; text: string; children?: ReactNode };

function Card({ icon, title, figure, text, children }: CardProps) {
  return (
    <li className="relative flex gap-4 rounded-lg bg-surface p-5 shadow-1 inset-ring inset-ring-line has-[a]:transition-shadow has-[a]:duration-(--d-2) has-[a]:hover:shadow-2">
      <span
        aria-hidden="true"
        className="grid size-12 shrink-0 place-items-center rounded-md bg-info-soft text-info [&>svg]:size-5.5"
      >
        {icon}
      </span>
      <div className="flex min-w-0 flex-col">
        <h3 className="font-semibold font-text text-ink-2 text-sm tracking-normal">{title}</h3>
        <p className="wrap-anywhere font-bold font-display text-[1.125rem] leading-snug">{figure}</p>
        <p className="mt-1 text-ink-2 text-sm">{text}</p>
        {children && <p className="mt-auto pt-3">{children}</p>}
      </div>
    </li>
  );
}
