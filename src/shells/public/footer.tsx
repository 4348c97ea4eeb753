import { Clock, Mail, MapPin, Phone } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "#design/class-names.ts";
import { CurrencyChoice } from "#design/currency/other-currency.tsx";
import { Logo } from "#design/pictures/logo.tsx";
import { Skyline } from "#design/pictures/skyline.tsx";
import { placeOf } from "#domain/company/contact-details.ts";
import type { MenuItem } from "#domain/page/menus.ts";
import { PrivacyChoicesButton } from "#features/analytics/ui/privacy-choices-button.tsx";
import type { CompanyDetails } from "#features/content/contract.ts";
import type { LegalDetails } from "#features/content/legal/contract.ts";
import { EmailLink, PhoneLink, WhatsAppLink } from "#features/content/ui/contact-links.tsx";
import { useClaims } from "#features/content/ui/figures.tsx";
import { WhatsAppMark } from "#features/content/ui/whatsapp-mark.tsx";
import { legalLinks } from "#features/content/words/legal/legal-links.ts";
import { SiteLink } from "#platform/browser/link.tsx";

import { MenuLink, useGroupLinks } from "./menu-links.tsx";

type FooterProps = { company: CompanyDetails; legal: LegalDetails; columns: readonly MenuItem[]; year: number };

export function Footer({ company, legal, columns, year }: FooterProps) {
  const { guarantee } = useClaims();
  return (
    <footer className="scheme-dark">
      <Skyline className="-mb-px text-atlantic" />
      <div className="bg-atlantic pt-10 pb-28 text-on-dark-2 md:pb-9">
        <div className="wrap">
          <div className={cx("grid grid-cols-2 gap-x-6 gap-y-10 lg:gap-x-10", columnsFor[columns.length])}>
            <div className="max-lg:col-span-2 text-on-dark">
              <Logo name={company.name} ground="dark" />
              <p className="mt-4 max-w-[26em] text-on-dark-2">
                Transfers, shuttles and tours across {placeOf(company).area}. 24/7, 365 days.
              </p>
            </div>
            {columns.map((group) => (
              <LinkColumn key={group.id} group={group} />
            ))}
            <Column title="Contact" className="max-sm:col-span-2">
              <ContactList company={company} />
            </Column>
          </div>
          <div className="mt-11 flex flex-wrap items-center gap-x-8 gap-y-1 border-on-dark/16 border-t pt-4 text-sm md:justify-center xl:justify-start">
            <p className="py-1.5">
              © {year} {company.name}. All rights reserved.
            </p>
            <SiteLink to="/gift-vouchers" className={link}>
              Gift vouchers
            </SiteLink>
            {guarantee && (
              <SiteLink to="/guarantee" className={link}>
                Money-back guarantee
              </SiteLink>
            )}
            {legalLinks.map(({ label, to }) => (
              <SiteLink key={to} to={to} className={link}>
                {label}
              </SiteLink>
            ))}
            <SiteLink to="/about#map-data" className={link}>
              Map data
            </SiteLink>
            <PrivacyChoicesButton className={`${link} noscript:hidden`} />
            <CurrencyChoice className="inline-flex items-center gap-2 noscript:hidden" />
          </div>
          <Registered legal={legal} />
        </div>
      </div>
    </footer>
  );
}

/** The seller’s details that the law requires, with any licences and insurance that are set. */
function Registered({ legal }: { legal: LegalDetails }) {
  const facts = [
    ["Registration number", legal.registration_number],
    ["VAT number", legal.vat_number],
    ["Licences", legal.licences],
    ["Insurance", legal.insurance],
  ].filter(([, value]) => value !== "");
  return (
    <dl className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-[0.8125rem] leading-snug">
      <div>
        <dt className="sr-only">Company</dt>
        <dd>{legal.legal_name}</dd>
      </div>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt className="inline">{label}: </dt>
          <dd className="wrap-anywhere inline">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Column({ title, className, children }: { title: string; className?: string; children: ReactNode }) {
  return (
    <div className={className}>
      <h2 className="mb-2.5 font-bold text-[1.0625rem] text-on-dark">{title}</h2>
      {children}
    </div>
  );
}

const link =
  "inline-flex min-h-9 items-center text-on-dark-2 no-underline hover:text-on-dark hover:underline pointer-coarse:min-h-11";

function LinkColumn({ group }: { group: MenuItem }) {
  const { sold, links } = useGroupLinks(group);
  return (
    <Column title={group.label}>
      <ul>
        {[...sold, ...links].map((one) => (
          <li key={one.label}>
            <MenuLink link={one} className={link} />
          </li>
        ))}
      </ul>
    </Column>
  );
}

/** By how many columns of links there are between the company and its contact details. */
const columnsFor: Readonly<Record<number, string>> = {
  0: "lg:grid-cols-[1.5fr_1.25fr]",
  1: "lg:grid-cols-[1.5fr_1fr_1.25fr]",
  2: "lg:grid-cols-[1.5fr_1fr_1fr_1.25fr]",
  3: "lg:grid-cols-[1.4fr_1fr_1fr_1fr_1.25fr]",
};

const line = `${link} gap-3 [&>svg]:size-[18px] [&>svg]:shrink-0 [&>svg]:text-sun`;

function ContactList({ company }: { company: CompanyDetails }) {
  return (
    <ul className="[&>li:empty]:hidden">
      <li>
        <PhoneLink company={company} className={line}>
          <Phone aria-hidden="true" />
          {company.phone}
        </PhoneLink>
      </li>
      <li>
        <WhatsAppLink company={company} className={line}>
          <WhatsAppMark />
          WhatsApp
        </WhatsAppLink>
      </li>
      <li>
        <EmailLink company={company} className={`${line} break-all`}>
          <Mail aria-hidden="true" />
          {company.email}
        </EmailLink>
      </li>
      {company.city && (
        <li className={`${line} pointer-events-none`}>
          <MapPin aria-hidden="true" />
          {[company.street, company.city].filter(Boolean).join(", ")}
        </li>
      )}
      <li className={`${line} pointer-events-none`}>
        <Clock aria-hidden="true" />
        Open 24/7, 365 days
      </li>
    </ul>
  );
}
