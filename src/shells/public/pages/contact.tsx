import { Phone } from "lucide-react";
import { useLoaderData, useNavigate } from "react-router";
import { buttonClass } from "#design/button.tsx";
import { ContactCards } from "#features/content/ui/contact-cards.tsx";
import { PhoneLink } from "#features/content/ui/contact-links.tsx";
import { CtaBand } from "#features/content/ui/cta-band.tsx";
import { useFigured } from "#features/content/ui/figures.tsx";
import { heroPrimary, PageHero } from "#features/content/ui/page-hero.tsx";
import { InquiryForm } from "#features/crm/contact/ui/inquiry-form.tsx";
import { type Href, SiteLink } from "#platform/browser/link.tsx";
import { useSiteUrl } from "#platform/browser/site-url.tsx";
import { readPicture } from "../read-picture.ts";
import { PageMeta } from "../site-meta.tsx";
import { breadcrumbList, localBusiness } from "../structured-data.ts";
import { useCompany } from "../use-company.ts";

export async function loader() {
  const [picture, { contactPage: words }] = await Promise.all([
    readPicture("contact"),
    import("#features/content/words/pages/contact-page.ts"),
  ]);
  return { picture, words };
}

const trail = [{ label: "Home", to: "/" }, { label: "Contact" }] as const;
const afterwards: Href = "/thank-you/inquiry";

export default function ContactPage() {
  const company = useCompany();
  const siteUrl = useSiteUrl();
  const navigate = useNavigate();
  const { picture, words } = useFigured(useLoaderData<typeof loader>());
  const { hero, cards, form, readyToBook } = words;
  return (
    <>
      <PageMeta
        title={words.metaTitle}
        description={words.metaDescription}
        path="/contact"
        image={picture}
        jsonLd={[localBusiness(company, siteUrl), breadcrumbList(trail, siteUrl)]}
      />
      <PageHero {...hero} picture={picture} trail={trail} />
      <div className="wrap grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-10 py-(--section) lg:grid-cols-[1fr_1.45fr] xl:gap-x-16">
        <section aria-labelledby="ways">
          <h2 id="ways" className="sr-only">
            Ways to reach us
          </h2>
          <ContactCards words={cards} company={company} />
        </section>
        <section aria-labelledby="message" className="rounded-xl bg-surface p-5 shadow-2 sm:p-8">
          <h2 id="message" className="text-h2">
            {form.title}
          </h2>
          <p className="mt-2.5 mb-6 max-w-[36em] text-ink-2">{form.lead}</p>
          <InquiryForm words={form} onSent={() => navigate(afterwards)} />
        </section>
      </div>
      <CtaBand title={readyToBook.title} text={readyToBook.text}>
        <SiteLink to={readyToBook.book.to} className={buttonClass({ size: "lg", className: heroPrimary })}>
          {readyToBook.book.label}
        </SiteLink>
        <PhoneLink company={company} className={buttonClass({ variant: "ghost", size: "lg" })}>
          <Phone aria-hidden="true" className="size-[18px]" />
          {readyToBook.call}
          <span className="sr-only">: {company.phone}</span>
        </PhoneLink>
      </CtaBand>
    </>
  );
}
