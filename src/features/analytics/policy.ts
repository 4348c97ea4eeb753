import { addressesOf, type Shell } from "#platform/route-table.ts";
import { shells } from "../../routes.ts";

const table: readonly Shell[] = shells;
const publicPages = table
  .filter(({ name }) => name === "public")
  .flatMap(({ lines }) => lines.flatMap((line) => (line.kind === "page" ? [line] : [])));

const literal = new Set(publicPages.flatMap(addressesOf));
/** Pages whose address ends in anything, such as a reference, are counted as one. */
const open = publicPages.filter(({ path, slugs }) => path.includes(":") && !slugs).map(({ path }) => path);

/** Under which address a page view is counted; undefined for staff areas, signed-in pages and what does not exist. */
export function countedPage(path: string): string | undefined {
  const plain = path.replace(/[?#].*$/s, "").replace(/(?<=.)\/+$/, "");
  if (literal.has(plain)) return plain;
  return open.find((pattern) => new RegExp(`^${pattern.replace(/:[^/]+/, "[^/]+")}$`).test(plain));
}

/** The site a visitor came from, without the page there; undefined for our own, and for what is no address. */
export function referrerSite(referrer: string, siteUrl: string): string | undefined {
  const from = URL.parse(referrer);
  if (!from || !/^https?:$/.test(from.protocol)) return undefined;
  const { hostname } = from;
  return hostname === URL.parse(siteUrl)?.hostname ? undefined : hostname.replace(/^www\./, "").slice(0, 200);
}

const programs =
  /bot\b|bot[/;]|crawl|spider|slurp|headless|lighthouse|pagespeed|preview|monitor|uptime|scan|curl|wget|python|java\/|go-http|okhttp|axios|node-fetch|undici|libwww|httpclient|phantom|selenium|playwright|puppeteer/i;

/** Whether a program asks and not a person; browsers all begin alike. */
export const isProgram = (userAgent: string): boolean => !userAgent.startsWith("Mozilla/") || programs.test(userAgent);
