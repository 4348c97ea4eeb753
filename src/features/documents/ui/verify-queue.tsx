import { FileCheck2 } from "lucide-react";
import { useState } from "react";
import { Badge } from "#design/badge.tsx";
import { Button } from "#design/button.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { formatDateTime } from "#design/dates/date-text.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonGroup, SkeletonLine } from "#design/skeleton.tsx";
import { ShowMore } from "#design/table/show-more.tsx";
import { documentOwnerLabels } from "#domain/compliance/document-labels.ts";
import { type DocumentOwner, documentName, documentOwners } from "#domain/compliance/document-types.ts";
import { type Href, SiteLink } from "#platform/browser/link.tsx";
import { useCallPages } from "#platform/browser/use-call-pages.ts";
import { documentsContract, type WaitingDocument } from "../contract.ts";
import { RejectDialog, VerifyDialog } from "./document-dialogs.tsx";

type DocumentsToVerifyProps = {
  /** The owners to list; all if left out. */
  ownerKinds?: readonly DocumentOwner[];
  /** An owner’s page, if there is one. */
  ownerHref?: (owner: WaitingDocument["owner"]) => Href | undefined;
};

/** Documents to verify, oldest first. */
export function DocumentsToVerify({ ownerKinds = documentOwners, ownerHref }: DocumentsToVerifyProps) {
  const { pages, error, again, ...paging } = useCallPages(documentsContract.documentsToVerify, (after) => ({
    owner_kinds: [...ownerKinds],
    after: after ?? null,
  }));
  const [opened, setOpened] = useState<{ document: WaitingDocument; asking: "verify" | "reject" }>();
  const documents = pages?.flatMap((page) => page.documents);
  const total = pages?.[0]?.total ?? 0;
  const close = () => setOpened(undefined);
  return (
    <Card>
      <CardHeader title="Documents to verify" actions={total > 0 && <Badge tone="info">{total} waiting</Badge>} />
      {error && <ReadFailed title="We couldn’t load the documents" error={error} onAgain={again} />}
      {!documents && !error && (
        <SkeletonGroup text="Loading documents…" className="grid gap-4">
          <SkeletonLine className="w-full" />
          <SkeletonLine className="w-3/5" />
        </SkeletonGroup>
      )}
      {documents?.length === 0 && (
        <EmptyState
          icon={<FileCheck2 />}
          title="No documents to verify"
          text="Documents that drivers, partners or our team upload appear here, oldest first."
          className="py-8"
        />
      )}
      <ul aria-label="Documents to verify" className="grid divide-y divide-line">
        {documents?.map((document) => (
          <li key={document.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
            <div className="min-w-0 grow basis-52">
              <p className="font-semibold">{documentName(document.type)}</p>
              <p className="text-ink-2 text-sm">
                {documentOwnerLabels[document.owner.kind]}
                {document.owner.kind !== "company" && " "}
                {document.owner.kind !== "company" && (
                  <OwnerName owner={document.owner} href={ownerHref?.(document.owner)} />
                )}
                {" · "}
                {formatDateTime(document.uploaded_at)}
              </p>
            </div>
            <Button size="sm" variant="outline" onClick={() => setOpened({ document, asking: "verify" })}>
              Review
              <span className="sr-only">
                {" "}
                {documentName(document.type)} of {document.owner.name}
              </span>
            </Button>
          </li>
        ))}
      </ul>
      <ShowMore paging={paging} className="mt-3" />
      {opened?.asking === "verify" && (
        <VerifyDialog
          document={opened.document}
          owner={opened.document.owner.name}
          onClose={close}
          onReject={() => setOpened({ ...opened, asking: "reject" })}
        />
      )}
      {opened?.asking === "reject" && (
        <RejectDialog document={opened.document} owner={opened.document.owner.name} onClose={close} />
      )}
    </Card>
  );
}

const OwnerName = ({ owner, href }: { owner: WaitingDocument["owner"]; href: Href | undefined }) =>
  href ? (
    <SiteLink to={href} className="text-link underline">
      {owner.name}
    </SiteLink>
  ) : (
    owner.name
  );
