/** No inline script anywhere: hydration data and structured data are data blocks, the theme is set by a file. */
const policyWith = (formTargets: readonly string[]) =>
  [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    ["form-action 'self'", ...formTargets].join(" "),
    "frame-ancestors 'none'",
  ].join("; ");

export type SecurityHeaders = Readonly<Record<string, string>>;

/**
 * On every answer. HSTS only when visitors come by https, else a trial over http would lock the browser out.
 * `formTargets` are the other sites a form of ours may be sent to, such as a payment gateway.
 */
export const securityHeaders = (siteUrl: string, formTargets: readonly string[] = []): SecurityHeaders => ({
  "content-security-policy": policyWith(formTargets),
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": "camera=(), microphone=(), payment=(), geolocation=(self)",
  "cross-origin-opener-policy": "same-origin",
  ...(siteUrl.startsWith("https:") && { "strict-transport-security": "max-age=31536000; includeSubDomains" }),
});
