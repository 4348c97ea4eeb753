import { complaints } from "./complaints.ts";
import { cookies } from "./cookies.ts";
import type { LegalDocument } from "./legal-shapes.ts";
import { paiaManual } from "./paia-manual.ts";
import { privacy } from "./privacy.ts";
import { refunds } from "./refunds.ts";
import { terms } from "./terms.ts";

/** By the last part of the address. */
export const legalDocuments = {
  terms,
  refunds,
  privacy,
  cookies,
  complaints,
  "paia-manual": paiaManual,
} as const satisfies Readonly<Record<string, LegalDocument>>;
export type LegalSlug = keyof typeof legalDocuments;

export const isLegalSlug = (text: string): text is LegalSlug => Object.hasOwn(legalDocuments, text);
