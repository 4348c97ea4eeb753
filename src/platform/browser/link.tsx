import { Link, type LinkProps } from "react-router";

/** The site's route table fills this in (src/routes.ts), so that platform need not know it. */
// biome-ignore lint/suspicious/noEmptyInterface: an interface, because only an interface can be added to elsewhere.
export interface SiteAddresses {}

type Known = SiteAddresses extends { path: infer P extends string } ? P : string;
export type Href = Known | `${Known}?${string}` | `${Known}#${string}`;

/** A link within the site: an unknown path does not compile. */
export function SiteLink({ to, ...rest }: Omit<LinkProps, "to"> & { to: Href }) {
  return <Link to={to} {...rest} />;
}
