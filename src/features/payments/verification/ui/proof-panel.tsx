import { ChevronLeft, ChevronRight } from "lucide-react";
import { useState } from "react";
import { Badge } from "#design/badge.tsx";
import { Button, IconButton } from "#design/button.tsx";
import { Card } from "#design/card.tsx";
import { FileView } from "#design/pictures/file-view.tsx";
import { useStoredFile } from "#design/pictures/use-stored-file.ts";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonGroup, SkeletonLine } from "#design/skeleton.tsx";
import { useCall } from "#platform/browser/use-call.ts";
import type { Call } from "#platform/contract.ts";
import { usePageKeys } from "../../ui/use-page-keys.ts";
import { type OpenedProof, verificationContract } from "../contract.ts";
import { RejectDialog, VerifyDialog } from "./proof-dialogs.tsx";
import { ProofFactsList } from "./proof-facts-list.tsx";
import { proofLabels } from "./proof-labels.ts";

type ProofViewProps = {
  id: string;
  /** Other lists that reload after a decision. */
  refreshes?: readonly Call[];
  onStep: (by: 1 | -1) => void;
  onDone: () => void;
};

/** One proof with its facts and both decisions. */
export function ProofPanel({ id, refreshes = [], onStep, onDone }: ProofViewProps) {
  const { data: proof, error, refetch } = useCall(verificationContract.transferProof, { id });
  const [asking, setAsking] = useState<"verify" | "reject">();
  const isOpen = proof?.state === "submitted";
  usePageKeys(isOpen ? { v: () => setAsking("verify"), r: () => setAsking("reject") } : {});
  if (error) return <ReadFailed title="We couldn’t load the proof" error={error} onAgain={() => void refetch()} />;
  if (!proof)
    return (
      <SkeletonGroup text="Loading proof…" className="grid gap-4">
        <SkeletonLine className="h-80 w-full" />
        <SkeletonLine className="w-2/3" />
      </SkeletonGroup>
    );
  const dialog = { proof, refreshes, onClose: () => setAsking(undefined), onDone };
  return (
    <Card className="grid gap-5">
      <header className="flex flex-wrap items-center gap-3">
        <h2 className="text-h3">{proof.booking_reference}</h2>
        <Badge tone={proofLabels[proof.state].tone} dot>
          {proofLabels[proof.state].label}
        </Badge>
        <span className="ms-auto flex gap-1 max-lg:hidden">
          <IconButton label="Previous proof" onClick={() => onStep(-1)}>
            <ChevronLeft aria-hidden />
          </IconButton>
          <IconButton label="Next proof" onClick={() => onStep(1)}>
            <ChevronRight aria-hidden />
          </IconButton>
        </span>
      </header>
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <ProofFile file={proof.file} />
        <ProofFactsList proof={proof} />
      </div>
      {isOpen && (
        <footer className="flex flex-wrap items-center gap-3 border-line border-t pt-4 max-sm:[&>button]:grow">
          <Button onClick={() => setAsking("verify")}>Verify payment</Button>
          <Button variant="outline" onClick={() => setAsking("reject")}>
            Reject
          </Button>
          <p className="text-ink-3 text-sm max-lg:hidden">
            Keys: <kbd>V</kbd> verify, <kbd>R</kbd> reject, arrows for next and previous.
          </p>
        </footer>
      )}
      {asking === "verify" && <VerifyDialog {...dialog} />}
      {asking === "reject" && <RejectDialog {...dialog} />}
    </Card>
  );
}

const ProofFile = ({ file }: { file: OpenedProof["file"] }) => (
  <FileView file={file} label="Proof of payment" {...useStoredFile(file.id)} />
);
