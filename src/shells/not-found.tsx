import { Phone } from "lucide-react";
import { useLocation } from "react-router";
import { buttonClass } from "#design/button.tsx";
import { Picture } from "#design/pictures/picture.tsx";
import { PhoneLink, WhatsAppLink } from "#features/content/ui/contact-links.tsx";
import { WhatsAppMark } from "#features/content/ui/whatsapp-mark.tsx";
import { notFoundPage, staffNotFoundPage, type UsefulLink } from "#features/content/words/pages/not-found-page.ts";
import { notFoundPicture } from "#features/content/words/pictures.gen.ts";
import { SiteLink } from "#platform/browser/link.tsx";
import { PageMeta } from "./public/site-meta.tsx";
import { usePublicData } from "./public/use-company.ts";
import { type StaffArea, staffAreaOf } from "./staff-area.ts";

/** Answers every address that no table knows. */
export function NotFoundPage() {
  const area = staffAreaOf(useLocation().pathname);
  return area ? <StaffNotFound area={area} /> : <VisitorNotFound />;
}

function StaffNotFound({ area }: { area: StaffArea }) {
  const { metaTitle, kicker, title, lead, links } = staffNotFoundPage;
  return (
    <div className="mx-auto w-full max-w-xl">
      <PageMeta title={metaTitle} description={lead} path="/" noindex />
      <p className="kicker">{kicker}</p>
      <h1 className="mt-3.5 text-h2 tracking-[-0.02em]">{title}</h1>
      <p className="mt-4 text-ink-2 text-lead">{lead}</p>
      <UsefulLinks links={links[area]} />
    </div>
  );
}

function VisitorNotFound() {
  return (
    <div className="wrap grid items-center gap-10 py-12 lg:grid-cols-[1fr_1.1fr] lg:gap-16 lg:py-20">
      <PageMeta title={notFoundPage.metaTitle} description={notFoundPage.lead} path="/" noindex />
      <div>
        <p className="kicker">{notFoundPage.kicker}</p>
        <h1 className="mt-3.5 text-h1 tracking-[-0.02em]">{notFoundPage.title}</h1>
        <p className="mt-4 max-w-[32em] text-ink-2 text-lead">{notFoundPage.lead}</p>
        <UsefulLinks links={notFoundPage.links} />
        <AskAPerson />
      </div>
      <Picture
        image={notFoundPicture}
        sizes="(min-width: 1024px) 620px, 92vw"
        className="aspect-5/4 rounded-xl max-lg:order-first max-lg:aspect-2/1"
      />
    </div>
  );
}

function UsefulLinks({ links }: { links: readonly UsefulLink[] }) {
  return (
    <nav aria-label="Useful pages" className="mt-7">
      <ul className="grid gap-x-6 sm:grid-cols-2">
        {links.map(({ label, note, to }) => (
          <li key={to} className="border-line border-t">
            <SiteLink to={to} className="group block rounded-xs py-3 no-underline">
              <span className="font-bold text-link group-hover:underline">{label}</span>
              <span className="block text-ink-2 text-sm">{note}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Outside the public shell our numbers are not loaded; the links above still work. */
function AskAPerson() {
  const company = usePublicData()?.company;
  if (!company) return null;
  return (
    <div className="mt-7 flex flex-wrap gap-3">
      <PhoneLink company={company} className={buttonClass()}>
        <Phone aria-hidden="true" className="size-[18px]" />
        Call {company.phone}
      </PhoneLink>
      <WhatsAppLink company={company} className={buttonClass({ variant: "outline" })}>
        <WhatsAppMark className="size-[18px]" />
        WhatsApp
      </WhatsAppLink>
    </div>
  );
}
