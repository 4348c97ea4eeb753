/** Other sites our pages may contact. */
export type OutsideSites = {
  /** Where forms may be sent, such as a payment gateway. */
  readonly formTargets?: readonly string[];
  /** Whether address fields use the map service: its script, requests and tracking pixels. */
  readonly hasMaps?: boolean;
};

const mapSources = ["https://*.googleapis.com", "https://*.gstatic.com"];

/** No inline scripts: hydration data and structured data are data blocks, the theme is set by a file. */
function policyWith({ formTargets = [], hasMaps = false }: OutsideSites): string {
  // On every page, not just those with an address field: client-side navigation to the booking keeps the first page’s
  // policy.
  const maps = hasMaps ? mapSources : [];
  return [
    "default-src 'self'",
    ["script-src 'self'", ...maps].join(" "),
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...maps].join(" "),
    "font-src 'self'",
    ["connect-src 'self'", ...maps].join(" "),
    // Only our own files: the street map and the driver’s app have one each.
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    ["form-action 'self'", ...formTargets].join(" "),
    "frame-ancestors 'none'",
  ].join("; ");
}

export type SecurityHeaders = Readonly<Record<string, string>>;

/** On every response. HSTS only over https, or a trial over http would lock the browser out. */
export const securityHeaders = (siteUrl: string, outside: OutsideSites = {}): SecurityHeaders => ({
  "content-security-policy": policyWith(outside),
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": "camera=(), microphone=(), payment=(), geolocation=(self)",
  "cross-origin-opener-policy": "same-origin",
  ...(siteUrl.startsWith("https:") && { "strict-transport-security": "max-age=31536000; includeSubDomains" }),
});
