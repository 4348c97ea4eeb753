import { Phone } from "lucide-react";
import { buttonClass } from "#design/button.tsx";
import { Logo } from "#design/pictures/logo.tsx";
import { AccountMenu } from "#features/accounts/ui/account-menu.tsx";
import { PhoneLink } from "#features/content/ui/contact-links.tsx";
import { NoticesButton } from "#features/notices/centre/ui/notices-button.tsx";
import { SiteLink } from "#platform/browser/link.tsx";
import { useSiteName } from "#platform/browser/site-name.tsx";
import { customerPageAbout } from "../notice-pages.ts";
import { useCompany } from "./use-company.ts";

const link =
  "inline-flex min-h-11 items-center rounded-xs font-semibold text-[0.9375rem] text-ink no-underline hover:underline";

/** The site's header, with the account in place of the logins. */
export function CustomerHeader() {
  const company = useCompany();
  const siteName = useSiteName();
  return (
    <header className="sticky top-0 z-40 bg-surface text-ink shadow-1">
      <div className="wrap flex min-h-17 items-center justify-between gap-4">
        <SiteLink to="/" className="rounded-xs text-ink no-underline" aria-label={`${siteName}, home page`}>
          <Logo name={siteName} />
        </SiteLink>
        <nav aria-label="Site" className="flex gap-6 max-lg:hidden">
          <SiteLink to="/services" className={link}>
            Services
          </SiteLink>
          <SiteLink to="/tours" className={link}>
            Tours
          </SiteLink>
          <SiteLink to="/contact" className={link}>
            Contact
          </SiteLink>
        </nav>
        <div className="flex items-center gap-3 sm:gap-5">
          {company && (
            <PhoneLink company={company} className={`${link} gap-2 whitespace-nowrap max-md:hidden`}>
              <Phone aria-hidden="true" className="size-[18px]" />
              24/7 line<span className="sr-only">: {company.phone}</span>
            </PhoneLink>
          )}
          <SiteLink to="/booking" className={buttonClass({ size: "sm", className: "max-sm:hidden!" })}>
            Book
          </SiteLink>
          <NoticesButton pageAbout={customerPageAbout} />
          <AccountMenu />
        </div>
      </div>
    </header>
  );
}
