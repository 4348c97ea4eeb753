import type { ReactNode } from "react";
import type { PageLink } from "#domain/page/block-fields.ts";
import { isSafeLink } from "#domain/page/safe-link.ts";
import { isOwnPath } from "#domain/text/own-path.ts";
import { type Href, SiteLink } from "#platform/browser/link.tsx";

type FreeLinkProps = { to: string; className?: string; children: ReactNode };

/** A link that our team typed. One that could run something is drawn as plain text, should it ever have been kept. */
export function FreeLink({ to, className, children }: FreeLinkProps) {
  if (!isSafeLink(to)) return <span className={className}>{children}</span>;
  if (isOwnPath(to))
    return (
      <SiteLink to={to as Href} className={className}>
        {children}
      </SiteLink>
    );
  return (
    <a href={to} rel="noopener" className={className}>
      {children}
    </a>
  );
}

/** The button or link of a block, if it was filled in. */
export function BlockLink({ link, className }: { link: PageLink | null; className?: string }) {
  if (!link || link.label.trim() === "" || link.to === "") return null;
  return (
    <FreeLink to={link.to} className={className}>
      {link.label}
    </FreeLink>
  );
}
