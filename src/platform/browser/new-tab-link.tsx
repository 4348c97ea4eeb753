import type { ReactNode } from "react";
import { type Href, SiteLink } from "./link.tsx";

/** Opens a page beside a form that someone is filling in. */
export const NewTabLink = ({ to, children }: { to: Href; children: ReactNode }) => (
  <SiteLink to={to} target="_blank" className="text-link underline">
    {children}
    <span className="sr-only"> (opens in a new tab)</span>
  </SiteLink>
);
