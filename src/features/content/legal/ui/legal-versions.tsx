import { Alert } from "#design/alert.tsx";
import { dayInName } from "#domain/legal/legal-versions.ts";
import { formatDate, localDate } from "#domain/time/local-time.ts";
import { SiteLink } from "#platform/browser/link.tsx";
import type { LegalPage } from "../contract.ts";

/** "Version of 1 December 2026", or the name of a version from before they were named by days. */
export function versionName(name: string): string {
  const day = dayInName(name);
  return day ? `Version of ${formatDate(day)}` : `Version ${name}`;
}

const dayText = (day: string) => formatDate(localDate(day));

/** Which version of a text this is, and the others. */
export function LegalVersions({ legal }: { legal: LegalPage }) {
  const { document, name, from_day, replaced_on, standing, versions } = legal;
  const current = `/legal/${document}` as const;
  const others = versions.filter((one) => one.name !== name);
  return (
    <div className="grid gap-3">
      {standing === "past" && (
        <Alert
          tone="warn"
          title="An earlier version"
          action={
            <SiteLink to={current} className="font-semibold text-link underline">
              Read the version in force
            </SiteLink>
          }
        >
          In force from {dayText(from_day)}
          {replaced_on && ` until ${dayText(replaced_on)}`}. What was agreed in that time keeps it.
        </Alert>
      )}
      {standing === "coming" && (
        <Alert
          tone="info"
          title={`In force from ${dayText(from_day)}`}
          action={
            <SiteLink to={current} className="font-semibold text-link underline">
              Read the version in force
            </SiteLink>
          }
        >
          Until then the version before applies. What is agreed before keeps it.
        </Alert>
      )}
      <p className="text-ink-2 text-sm">
        Version {name}
        {standing === "in_force" && `, in force since ${dayText(from_day)}`}
        {standing === "in_force" && replaced_on && `. A new version applies from ${dayText(replaced_on)}`}
      </p>
      {others.length > 0 && (
        <details className="text-sm print:hidden">
          <summary className="inline-flex min-h-9 cursor-pointer items-center font-semibold text-link underline pointer-coarse:min-h-11">
            Versions
          </summary>
          <ul className="mt-1 grid">
            {others.map((one) => (
              <li key={one.name}>
                <SiteLink
                  to={`${current}/${one.name}`}
                  className="inline-flex min-h-9 items-center text-link underline pointer-coarse:min-h-11"
                >
                  {versionName(one.name)}
                </SiteLink>
                <span className="text-ink-2">, from {dayText(one.from_day)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
