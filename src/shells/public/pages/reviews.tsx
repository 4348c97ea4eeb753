import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { buttonClass } from "#design/button.tsx";
import { SectionHeading } from "#design/section-heading.tsx";
import { CtaBand } from "#features/content/ui/cta-band.tsx";
import { useFigured } from "#features/content/ui/figures.tsx";
import { NumberedSteps } from "#features/content/ui/numbered-steps.tsx";
import { heroPrimary, PageHero } from "#features/content/ui/page-hero.tsx";
import type { reviewsPage } from "#features/content/words/pages/reviews-page.ts";
import type { reviewsContract } from "#features/reviews/contract.ts";
import { ReviewsBlock } from "#features/reviews/ui/reviews-block.tsx";
import { SiteLink } from "#platform/browser/link.tsx";
import { useSiteUrl } from "#platform/browser/site-url.tsx";
import { pageStore } from "#platform/page-store.ts";
import { readPicture } from "../read-picture.ts";
import { PageMeta } from "../site-meta.tsx";
import { breadcrumbList } from "../structured-data.ts";
import { useCompany } from "../use-company.ts";

export async function loader({ context }: LoaderFunctionArgs) {
  const [picture, { reviewsPage: words }, result] = await Promise.all([
    readPicture("reviews"),
    import("#features/content/words/pages/reviews-page.ts"),
    context.get(pageStore).read<typeof reviewsContract.publishedReviews>("published-reviews", {}),
  ]);
  return { picture, words, found: result };
}

type Words = typeof reviewsPage;

const trail = [{ label: "Home", to: "/" }, { label: "Reviews" }] as const;

export default function ReviewsPage() {
  const company = useCompany();
  const siteUrl = useSiteUrl();
  const { picture, words: written, found } = useLoaderData<typeof loader>();
  const words = useFigured(written);
  const { hero, call } = words;
  return (
    <>
      <PageMeta
        title={words.metaTitle}
        description={words.metaDescription}
        path="/reviews"
        image={picture}
        jsonLd={[breadcrumbList(trail, siteUrl)]}
      />
      <PageHero {...hero} picture={picture} trail={trail} />
      <ReviewsBlock found={found} company={company} />
      <HowItWorks words={words.howItWorks} />
      <Yours words={words.yours} />
      <CtaBand title={call.title} text={call.text}>
        <SiteLink to={call.book.to} className={buttonClass({ size: "lg", className: heroPrimary })}>
          {call.book.label}
        </SiteLink>
        <SiteLink to={call.tours.to} className={buttonClass({ variant: "ghost", size: "lg" })}>
          {call.tours.label}
        </SiteLink>
      </CtaBand>
    </>
  );
}

function HowItWorks({ words: { title, steps } }: { words: Words["howItWorks"] }) {
  return (
    <section aria-labelledby="how" className="section bg-surface-2">
      <div className="wrap">
        <SectionHeading id="how" kicker="Fair play" title={title} />
        <NumberedSteps steps={steps} />
      </div>
    </section>
  );
}

function Yours({ words: { title, text, contact } }: { words: Words["yours"] }) {
  return (
    <section aria-labelledby="yours" className="section">
      <div className="wrap grid gap-x-16 gap-y-6 lg:grid-cols-[1fr_1.4fr]">
        <h2 id="yours" className="text-h2 tracking-[-0.012em]">
          {title}
        </h2>
        <div>
          <p className="max-w-[60ch] text-ink-2 text-lead">{text}</p>
          <SiteLink to={contact.to} className={buttonClass({ variant: "outline", className: "mt-6" })}>
            {contact.label}
          </SiteLink>
        </div>
      </div>
    </section>
  );
}
