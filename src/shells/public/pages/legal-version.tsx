import LegalDocumentPage, { loader as readLegalText } from "./legal-document.tsx";

export const loader = readLegalText;

/** A version of a legal text, at an address of its own. */
export default function LegalVersionPage() {
  return <LegalDocumentPage />;
}
