import { useLoaderData } from "react-router";
import { buttonClass } from "#design/button.tsx";
import { SectionHeading } from "#design/section-heading.tsx";
import { timeWordsOf } from "#domain/company/contact-details.ts";
import { useFigured } from "#features/content/ui/figures.tsx";
import { heroPrimary, PageHero } from "#features/content/ui/page-hero.tsx";
import { SiteLink } from "#platform/browser/link.tsx";
import { useSiteUrl } from "#platform/browser/site-url.tsx";
import { readPicture } from "../../read-picture.ts";
import { PageMeta } from "../../site-meta.tsx";
import { breadcrumbList } from "../../structured-data.ts";
import { useCompany } from "../../use-company.ts";

export async function loader() {
  const [picture, { developersPage: words }] = await Promise.all([
    readPicture("contact"),
    import("#features/content/words/pages/developers-page.ts"),
  ]);
  return { picture, words };
}

const trail = [{ label: "Home", to: "/" }, { label: "Booking widget and API" }] as const;

/** How partners embed our booking in their own site and software. */
export default function DevelopersPage() {
  const siteUrl = useSiteUrl();
  const company = useCompany();
  const { picture, words } = useFigured(useLoaderData<typeof loader>());
  return (
    <>
      <PageMeta
        title={words.metaTitle}
        description={words.metaDescription}
        path="/developers"
        image={picture}
        jsonLd={[breadcrumbList(trail, siteUrl)]}
      />
      <PageHero
        {...words.hero}
        picture={picture}
        trail={trail}
        actions={
          <SiteLink to="/partner-login" className={buttonClass({ size: "lg", className: heroPrimary })}>
            Open your dashboard
          </SiteLink>
        }
      />
      <Explained part={words.widget} />
      <Explained part={words.key} isShaded />
      <section aria-labelledby={words.calls.id} className="section">
        <div className="wrap grid max-w-4xl grid-cols-1 gap-8">
          <SectionHeading id={words.calls.id} kicker={words.calls.kicker} title={words.calls.title} />
          {words.calls.list.map((one) => (
            <article key={one.id} aria-labelledby={one.id} className="grid grid-cols-1 gap-3">
              <h3 id={one.id} className="font-bold font-display text-h4 [overflow-wrap:anywhere]">
                {one.title}
              </h3>
              <p>{one.text}</p>
              <Code text={one.code} label={one.title} />
              <p className="text-ink-2">{one.answer}</p>
            </article>
          ))}
        </div>
      </section>
      <section aria-labelledby={words.rules.id} className="section bg-surface-2">
        <div className="wrap max-w-4xl">
          <SectionHeading id={words.rules.id} kicker={words.rules.kicker} title={words.rules.title} />
          <ul className="mt-4 grid list-disc gap-2 pl-5">
            {words.rules.list.map((rule) => (
              <li key={rule}>{rule.replace("{time_words}", timeWordsOf(company))}</li>
            ))}
          </ul>
        </div>
      </section>
    </>
  );
}

type Part = {
  readonly id: string;
  readonly kicker: string;
  readonly title: string;
  readonly text: readonly string[];
  readonly code: string;
  readonly notes: readonly string[];
};
type ExplainedProps = { part: Part; isShaded?: boolean };

const Explained = ({ part, isShaded = false }: ExplainedProps) => (
  <section aria-labelledby={part.id} className={isShaded ? "section bg-surface-2" : "section"}>
    <div className="wrap grid max-w-4xl grid-cols-1 gap-4">
      <SectionHeading id={part.id} kicker={part.kicker} title={part.title} />
      {part.text.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <Code text={part.code} label={part.title} />
      {part.notes.map((note) => (
        <p key={note} className="text-ink-2">
          {note}
        </p>
      ))}
    </div>
  </section>
);

/** As typed; a long line wraps. */
function Code({ text, label }: { text: string; label: string }) {
  const siteUrl = useSiteUrl();
  const { reference_prefix: prefix } = useCompany();
  return (
    <figure aria-label={`Example: ${label}`} className="rounded-lg bg-surface p-4 inset-ring inset-ring-line">
      <pre className="whitespace-pre-wrap font-mono text-sm [overflow-wrap:anywhere]">
        {text.replaceAll("{site}", siteUrl).replaceAll("{reference}", `${prefix}-7K3M9Q`)}
      </pre>
    </figure>
  );
}
