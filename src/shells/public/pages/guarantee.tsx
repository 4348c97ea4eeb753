import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { buttonClass } from "#design/button.tsx";
import { formatFullDate } from "#design/dates/date-text.tsx";
import { SectionHeading } from "#design/section-heading.tsx";
import { CtaBand } from "#features/content/ui/cta-band.tsx";
import { useFigured } from "#features/content/ui/figures.tsx";
import { NumberedSteps } from "#features/content/ui/numbered-steps.tsx";
import { heroPrimary, PageHero } from "#features/content/ui/page-hero.tsx";
import type { guaranteePage } from "#features/content/words/pages/guarantee-page.ts";
import type { promisesContract, ShownPromise } from "#features/revenue/analytics/promises-contract.ts";
import { PromiseList } from "#features/revenue/analytics/ui/promise-list.tsx";
import type { termsContract } from "#features/selling/sale/terms-contract.ts";
import { SiteLink } from "#platform/browser/link.tsx";
import { useSiteUrl } from "#platform/browser/site-url.tsx";
import { pageStore } from "#platform/page-store.ts";
import { readPicture } from "../read-picture.ts";
import { PageMeta } from "../site-meta.tsx";
import { breadcrumbList } from "../structured-data.ts";

export async function loader({ context }: LoaderFunctionArgs) {
  const store = context.get(pageStore);
  const [{ claims }, picture, { guaranteePage: words }, { published }] = await Promise.all([
    store.read<typeof termsContract.companyTerms>("company-terms", {}),
    readPicture("contact"),
    import("#features/content/words/pages/guarantee-page.ts"),
    store.read<typeof promisesContract.keptPromises>("kept-promises", {}),
  ]);
  // Without a guarantee there is no such page.
  if (claims.guarantee === "") throw new Response("Not found", { status: 404 });
  return { picture, words: { ...words, hero: { ...words.hero, title: claims.guarantee } }, published };
}

type Words = typeof guaranteePage;

const trail = [{ label: "Home", to: "/" }, { label: "Money-back guarantee" }] as const;

export default function GuaranteePage() {
  const siteUrl = useSiteUrl();
  const { picture, words, published } = useFigured(useLoaderData<typeof loader>());
  const { hero, claim, call } = words;
  return (
    <>
      <PageMeta
        title={words.metaTitle}
        description={words.metaDescription}
        path="/guarantee"
        image={picture}
        jsonLd={[breadcrumbList(trail, siteUrl)]}
      />
      <PageHero
        {...hero}
        picture={picture}
        trail={trail}
        actions={
          <SiteLink to={hero.action.to} className={buttonClass({ size: "lg", className: heroPrimary })}>
            {hero.action.label}
          </SiteLink>
        }
      />
      <section aria-labelledby="claim" className="section bg-surface-2">
        <div className="wrap">
          <SectionHeading id="claim" kicker={claim.kicker} title={claim.title} />
          <NumberedSteps steps={claim.steps} />
        </div>
      </section>
      {published && <Kept {...published} words={words.kept} />}
      <Terms words={words.terms} />
      <CtaBand title={call.title} text={call.text}>
        <SiteLink to={call.book.to} className={buttonClass({ size: "lg", className: heroPrimary })}>
          {call.book.label}
        </SiteLink>
        <SiteLink to={call.contact.to} className={buttonClass({ variant: "ghost", size: "lg" })}>
          {call.contact.label}
        </SiteLink>
      </CtaBand>
    </>
  );
}

type KeptProps = { from: string; until: string; promises: readonly ShownPromise[]; words: Words["kept"] };

/** Only if the company publishes it. */
function Kept({ from, until, promises, words }: KeptProps) {
  return (
    <section aria-labelledby="kept" className="section">
      <div className="wrap">
        <SectionHeading id="kept" kicker={words.kicker} title={words.title} />
        <PromiseList promises={promises} />
        <p className="mt-5 text-ink-2 text-sm">
          {words.note} {formatFullDate(from)} – {formatFullDate(until)}.
        </p>
      </div>
    </section>
  );
}

function Terms({ words: { kicker, title, groups } }: { words: Words["terms"] }) {
  return (
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
}
