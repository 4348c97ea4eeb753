import type { ReactNode } from "react";
import { cx } from "#design/class-names.ts";
import type { LegalSection, LegalWords } from "#domain/legal/legal-text.ts";
import { SiteLink } from "#platform/browser/link.tsx";
import { legalLinks } from "../../words/legal/legal-links.ts";
import type { LegalDetails } from "../contract.ts";

type Reach = { readonly phone: string; readonly email: string };
type LegalTextProps = {
  /** As it is read: without marks. */
  words: Pick<LegalWords, "sections">;
  /** Which version this is. */
  standing: ReactNode;
  details: LegalDetails;
  reach: Reach;
  path: string;
};

/** A legal document: contents beside it, the publisher first, one rule per paragraph. It prints as it reads. */
export function LegalText({ words: { sections }, standing, details, reach, path }: LegalTextProps) {
  return (
    <div className="wrap grid gap-x-14 gap-y-8 pb-[clamp(3rem,6vw,5rem)] lg:grid-cols-[16rem_minmax(0,1fr)]">
      <div className="max-w-[46rem] lg:col-start-2">
        {standing}
        <Company details={details} reach={reach} />
        <LegalSections sections={sections} />
      </div>
      <Aside sections={sections} path={path} />
    </div>
  );
}

const asideLink =
  "inline-flex min-h-9 items-center text-ink-2 no-underline hover:text-ink hover:underline aria-[current]:font-semibold aria-[current]:text-ink pointer-coarse:min-h-11";

function Aside({ sections, path }: Pick<LegalWords, "sections"> & { path: string }) {
  return (
    <div className="grid content-start gap-7 print:hidden lg:sticky lg:top-[calc(var(--header)+1.5rem)] lg:col-start-1 lg:row-start-1 lg:self-start">
      <nav aria-label="On this page" className="max-lg:hidden">
        <h2 className="mb-1 font-bold">On this page</h2>
        <ul>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} className={asideLink}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-label="Legal pages">
        <h2 className="mb-1 font-bold">Legal pages</h2>
        <ul>
          {legalLinks.map(({ label, to }) => (
            <li key={to}>
              <SiteLink to={to} aria-current={to === path ? "page" : undefined} className={asideLink}>
                {label}
              </SiteLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

function Company({ details, reach }: { details: LegalDetails; reach: Reach }) {
  const rows = [
    ["Company", details.legal_name],
    ["Registration number", details.registration_number],
    ["VAT number", details.vat_number],
    ["Address", details.address],
    ["Phone", reach.phone],
    ["Email", reach.email],
    ["Information officer", details.information_officer],
    ["Licences", details.licences],
    ["Insurance", details.insurance],
  ].filter(([, value]) => value !== "");
  return (
    <dl className="mt-4 grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1.5 rounded-lg bg-surface-2 p-5 text-[0.9375rem] max-sm:grid-cols-1 max-sm:gap-y-0">
      {rows.map(([label, value]) => (
        <div key={label} className="contents">
          <dt className="text-ink-2 max-sm:mt-2 max-sm:text-sm">{label}</dt>
          <dd className="wrap-anywhere font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export const LegalSections = ({ sections }: Pick<LegalWords, "sections">) =>
  sections.map((section) => <Section key={section.id} section={section} />);

function Section({ section: { id, title, rules, isConspicuous } }: { section: LegalSection }) {
  return (
    <section
      aria-labelledby={id}
      className={cx("mt-9", isConspicuous && "rounded-lg p-5 inset-ring-2 inset-ring-primary sm:p-6")}
    >
      <h2 id={id} className="scroll-mt-[calc(var(--header)+1.5rem)] text-h3">
        {title}
      </h2>
      <ul
        className={cx(
          "mt-3.5 grid list-disc gap-2.5 pl-5 marker:text-ink-3",
          isConspicuous ? "font-semibold" : "text-ink-2",
        )}
      >
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </section>
  );
}
