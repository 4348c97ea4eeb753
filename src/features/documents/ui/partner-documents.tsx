import { DocumentsPanel } from "./documents-panel.tsx";

type PartnerDocumentsProps = {
  partnerId: string;
  /** Viewed by the partner’s owner instead of our team. */
  isOwn?: boolean;
};

/** A partner’s agreement and bank details, as documents that our team verifies. */
export const PartnerDocuments = ({ partnerId, isOwn = false }: PartnerDocumentsProps) => (
  <DocumentsPanel
    ownerKind="partner"
    ownerId={partnerId}
    title="Agreement, tax and bank"
    note={
      isOwn
        ? "Only your organisation’s owners and our team can see these. They’re accepted once our team has verified them."
        : "The partner’s owners see and upload these too. We email them before a document expires."
    }
  />
);
