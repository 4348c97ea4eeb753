import type { Href } from "#platform/browser/link.tsx";

/** At the foot of every page. */
export const legalLinks: readonly { readonly label: string; readonly to: Href }[] = [
  { label: "Terms", to: "/legal/terms" },
  { label: "Cancellations and refunds", to: "/legal/refunds" },
  { label: "Privacy", to: "/legal/privacy" },
  { label: "Ask about your data", to: "/privacy-request" },
  { label: "Cookies", to: "/legal/cookies" },
  { label: "Complaints", to: "/legal/complaints" },
  { label: "PAIA manual", to: "/legal/paia-manual" },
];
