import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { buttonClass } from "#design/button.tsx";
import { SectionHeading } from "#design/section-heading.tsx";
import { CtaBand } from "#features/content/ui/cta-band.tsx";
import { useFigured } from "#features/content/ui/figures.tsx";
import { NumberedSteps } from "#features/content/ui/numbered-steps.tsx";
import { heroPrimary, PageHero } from "#features/content/ui/page-hero.tsx";
import type { giftVouchersPage } from "#features/content/words/pages/gift-vouchers-page.ts";
import { VoucherForm } from "#features/payments/vouchers/ui/voucher-form.tsx";
import { SiteLink } from "#platform/browser/link.tsx";
import { useSiteUrl } from "#platform/browser/site-url.tsx";
import { readPicture } from "../read-picture.ts";
import { PageMeta } from "../site-meta.tsx";
import { breadcrumbList } from "../structured-data.ts";

export async function loader(_: LoaderFunctionArgs) {
  const [picture, { giftVouchersPage: words }] = await Promise.all([
    readPicture("sunset-photography"),
    import("#features/content/words/pages/gift-vouchers-page.ts"),
  ]);
  return { picture, words };
}

type Words = typeof giftVouchersPage;

const trail = [{ label: "Home", to: "/" }, { label: "Gift vouchers" }] as const;

export default function GiftVouchersPage() {
  const siteUrl = useSiteUrl();
  const { picture, words } = useFigured(useLoaderData<typeof loader>());
  const { hero, buy, how, call } = words;
  return (
    <>
      <PageMeta
        title={words.metaTitle}
        description={words.metaDescription}
        path="/gift-vouchers"
        image={picture}
        jsonLd={[breadcrumbList(trail, siteUrl)]}
      />
      <PageHero
        {...hero}
        picture={picture}
        trail={trail}
        actions={
          <a href={hero.action.to} className={buttonClass({ size: "lg", className: heroPrimary })}>
            {hero.action.label}
          </a>
        }
      />
      <section id="buy" aria-labelledby="buy-title" className="section">
        <div className="wrap">
          <SectionHeading id="buy-title" kicker={buy.kicker} title={buy.title} />
          <VoucherForm legend={buy.amount} />
        </div>
      </section>
      <section aria-labelledby="how" className="section bg-surface-2">
        <div className="wrap">
          <SectionHeading id="how" kicker={how.kicker} title={how.title} />
          <NumberedSteps steps={how.steps} />
        </div>
      </section>
      <Terms words={words.terms} />
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

const Terms = ({ words: { kicker, title, groups } }: { words: Words["terms"] }) => (
  <section aria-labelledby="terms" className="section">
    <div className="wrap">
      <SectionHeading id="terms" kicker={kicker} title={title} />
      <div className="grid gap-x-14 gap-y-10 md:grid-cols-2">
        {groups.map((group) => (
          <div key={group.title}>
            <h3 className="mb-4 text-h3">{group.title}</h3>
            <ul className="grid list-disc gap-2.5 pl-5 text-ink-2 marker:text-ink-3">
              {group.rules.map((rule) => (
                <li key={rule}>{rule}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </div>
  </section>
);
