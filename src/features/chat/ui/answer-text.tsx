import { ArrowRight } from "lucide-react";
import type { MouseEvent, ReactNode } from "react";
import { type Href, SiteLink } from "#platform/browser/link.tsx";

type AnswerTextProps = { text: string; onFollow: () => void };

/** An answer: paragraphs of plain text with links for our pages, phone numbers, WhatsApp and email. */
export function AnswerText({ text, onFollow }: AnswerTextProps) {
  return (
    <div className="grid gap-2.5">
      {text.split(/\n{2,}/).map((paragraph, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes and has no other key
        <Paragraph key={at} lines={paragraph.split("\n")} onFollow={onFollow} />
      ))}
    </div>
  );
}

function Paragraph({ lines, onFollow }: { lines: readonly string[]; onFollow: () => void }) {
  return (
    <div className="grid justify-items-start gap-1.5">
      {lines.map((line) => {
        const link = linkLine(line);
        return link ? (
          <SiteLink
            key={line}
            to={link.to}
            onClick={onFollow}
            className="inline-flex min-h-9 items-center gap-1.5 rounded-pill bg-surface px-3.5 py-1.5 font-semibold text-link text-sm leading-snug no-underline inset-ring inset-ring-line hover:underline pointer-coarse:min-h-11"
          >
            {link.label}
            <ArrowRight aria-hidden="true" className="size-4 shrink-0" />
          </SiteLink>
        ) : (
          <p key={line} className="wrap-anywhere">
            {withLinks(line, onFollow)}
          </p>
        );
      })}
    </div>
  );
}

/** A whole line such as "More about the Winelands tour: /tours/winelands" becomes one link. */
export function linkLine(line: string): { label: string; to: Href } | undefined {
  const [, label, path = ""] = /^([^/]{2,90}): (\/\S*)$/.exec(line.trim()) ?? [];
  const to = hrefOf(path);
  return label && to ? { label, to } : undefined;
}

/** A path on this site, and nothing that could lead elsewhere. */
export const hrefOf = (text: string): Href | undefined =>
  /^\/(?![/\\])[\w\-./]*(?:\?[\w\-.~%+&=:,]*)?(?:#[\w-]*)?$/.test(text) ? (text as Href) : undefined;

const linkable =
  /(https:\/\/wa\.me\/\d+|tel:\+\d{8,15}|\+\d[\d ]{8,16}\d|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?<=^|[\s(])\/[\w#?][^\s)]*)/;

function withLinks(line: string, onFollow: () => void): ReactNode[] {
  // With a capturing group, split() keeps the matches at every second position.
  return line.split(linkable).map((part, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes and has no other key
    at % 2 === 1 ? <Linked key={at} part={part} onFollow={onFollow} /> : part,
  );
}

const look = "font-semibold text-link underline";

function Linked({ part, onFollow }: { part: string; onFollow: (event: MouseEvent) => void }) {
  if (part.startsWith("https://wa.me/"))
    return (
      <a href={part} target="_blank" rel="noopener" className={look}>
        WhatsApp<span className="sr-only"> (opens in a new tab)</span>
      </a>
    );
  if (/^(?:tel:)?\+/.test(part)) {
    const number = part.replace("tel:", "");
    return (
      <a href={`tel:${number.replaceAll(" ", "")}`} className={`${look} whitespace-nowrap`}>
        {number}
      </a>
    );
  }
  if (part.includes("@"))
    return (
      <a href={`mailto:${part}`} className={look}>
        {part}
      </a>
    );
  const path = part.replace(/[.,;:!?]+$/, "");
  const to = hrefOf(path);
  if (!to) return part;
  return (
    <>
      <SiteLink to={to} onClick={onFollow} className={look}>
        {path}
      </SiteLink>
      {part.slice(path.length)}
    </>
  );
}
