import { FileCheck2, MessagesSquare, Phone, ShieldCheck } from "lucide-react";
import { useLoaderData, useNavigate } from "react-router";
import { buttonClass } from "#design/button.tsx";
import { PhoneLink } from "#features/content/ui/contact-links.tsx";
import { useFigured, useServices } from "#features/content/ui/figures.tsx";
import { PageHero } from "#features/content/ui/page-hero.tsx";
import { FreeQuoteForm } from "#features/crm/contact/ui/free-quote-form.tsx";
import type { Href } from "#platform/browser/link.tsx";
import { useSiteUrl } from "#platform/browser/site-url.tsx";
import { readPicture } from "../read-picture.ts";
import { PageMeta } from "../site-meta.tsx";
import { breadcrumbList } from "../structured-data.ts";
import { useCompany } from "../use-company.ts";

export async function loader() {
  return { picture: await readPicture("contact") };
}

const trail = [{ label: "Home", to: "/" }, { label: "Free quote" }] as const;
const afterwards: Href = "/thank-you-quote";

const promises = [
  {
    icon: MessagesSquare,
    title: "A reply within 20 minutes",
    text: "Our team works out the price. They know these roads.",
  },
  {
    icon: FileCheck2,
    title: "Every cent on its own line",
    text: "Vehicle, distance, extras and tolls. Often with a second option beside it, so that you can choose.",
  },
  {
    icon: ShieldCheck,
    title: "No obligation",
    text: "The price is valid for up to 72 hours. You accept with one button, and pay only after that.",
  },
] as const;

export default function FreeQuotePage() {
  const { picture } = useFigured(useLoaderData<typeof loader>());
  const company = useCompany();
  const siteUrl = useSiteUrl();
  const navigate = useNavigate();
  return (
    <>
      <PageMeta
        title="Free Quote for {town} Transfers, Tours and Groups"
        description="Tell us where, when and how many, and our team will send you a price within 20 minutes. Free and without obligation, from {company}."
        path="/free-quote"
        image={picture}
        jsonLd={[breadcrumbList(trail, siteUrl)]}
      />
      <PageHero
        picture={picture}
        trail={trail}
        kicker="Free quote"
        title="Tell us the trip. We’ll send the price."
        lead="Where, when and how many of you: that’s enough. We’ll ask for the rest if we need it."
      />
      <div className="wrap grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-10 py-(--section) lg:grid-cols-[1.45fr_1fr] xl:gap-x-16">
        <section aria-labelledby="your-trip" className="rounded-xl bg-surface p-5 shadow-2 sm:p-8">
          <h2 id="your-trip" className="text-h2">
            Your trip
          </h2>
          <p className="mt-2.5 mb-6 max-w-[36em] text-ink-2">
            We only need your name and email. Leave the rest empty if you don’t know it yet.
          </p>
          <FreeQuoteForm services={useServices()} onSent={() => navigate(afterwards)} />
        </section>
        <section aria-labelledby="promise" className="grid gap-8 lg:pt-4">
          <h2 id="promise" className="text-h2">
            What you get
          </h2>
          <ul className="grid gap-7">
            {useFigured(promises).map(({ icon: Icon, title, text }) => (
              <li key={title} className="flex gap-4">
                <span className="grid size-12 shrink-0 place-items-center rounded-pill bg-accent text-on-accent">
                  <Icon aria-hidden="true" className="size-6" />
                </span>
                <div>
                  <h3 className="text-[1.1875rem] leading-tight">{title}</h3>
                  <p className="mt-1.5 text-ink-2">{text}</p>
                </div>
              </li>
            ))}
          </ul>
          <div className="grid justify-items-start gap-4 rounded-xl bg-surface-2 p-6">
            <p className="font-bold font-display text-[1.1875rem] leading-snug">Travelling today? Please call us.</p>
            <PhoneLink company={company} className={buttonClass({ variant: "outline" })}>
              <Phone aria-hidden="true" className="size-[18px]" />
              {company.phone}
            </PhoneLink>
          </div>
        </section>
      </div>
    </>
  );
}
