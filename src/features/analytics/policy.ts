/** The site a visitor came from, without the page; undefined for our own, and for invalid addresses. */
export function referrerSite(referrer: string, siteUrl: string): string | undefined {
  const from = URL.parse(referrer);
  if (!from || !/^https?:$/.test(from.protocol)) return undefined;
  const { hostname } = from;
  return hostname === URL.parse(siteUrl)?.hostname ? undefined : hostname.replace(/^www\./, "").slice(0, 200);
}

const programs =
  /bot\b|bot[/;]|crawl|spider|slurp|headless|lighthouse|pagespeed|preview|monitor|uptime|scan|curl|wget|python|java\/|go-http|okhttp|axios|node-fetch|undici|libwww|httpclient|phantom|selenium|playwright|puppeteer/i;

/** Whether the caller is a program; all browsers start alike. */
export const isProgram = (userAgent: string): boolean => !userAgent.startsWith("Mozilla/") || programs.test(userAgent);
