import { allowsOf } from "#domain/compliance/document-facts.ts";
import type { DocumentType } from "#domain/compliance/document-types.ts";
import { accept, refuse } from "#domain/result.ts";
import { localDate } from "#domain/time/local-time.ts";

type Entered = {
  readonly number: string;
  readonly issued_on: string | null;
  readonly expires_on: string | null;
  readonly allows: readonly string[];
};

/** The form’s values as columns. A code or a service that this type cannot have is refused. */
export function readFacts(type: DocumentType, { number, issued_on, expires_on, allows }: Entered) {
  if (allows.some((one) => !allowsOf(type).includes(one))) return refuse("wrong_type");
  return accept({
    number,
    issuedOn: issued_on === null ? null : localDate(issued_on),
    expiresOn: expires_on === null ? null : localDate(expires_on),
    allows: [...new Set(allows)],
  });
}
