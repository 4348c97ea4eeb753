import { ArrowLeft, Download, Trash2 } from "lucide-react";
import { Alert } from "#design/alert.tsx";
import { Badge } from "#design/badge.tsx";
import { Button } from "#design/button.tsx";
import { Card } from "#design/card.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { Spinner } from "#design/spinner.tsx";
import { shownEmail } from "#domain/text/caller-address.ts";
import { useCall } from "#platform/browser/use-call.ts";
import { useOpenDialog } from "../../ui/use-open-dialog.ts";
import { type HeldData, privacyContract } from "../contract.ts";
import { ErasurePreview } from "./erasure-preview.tsx";
import { CopyDialog, EraseDialog } from "./held-data-dialogs.tsx";

type HeldDataCardProps = {
  email: string;
  /** The request of the register that a copy or an erasure answers. */
  requestId: string | null;
  onLeave: () => void;
};

/** Our data under one address, with the two requests a person can make. */
export function HeldDataCard({ email, requestId, onLeave }: HeldDataCardProps) {
  const { data, error, refetch } = useCall(privacyContract.personData, { email });
  return (
    <Card className="grid gap-5">
      <Button variant="quiet" size="sm" className="-ml-4 justify-self-start" onClick={onLeave}>
        <ArrowLeft aria-hidden /> Back to the results
      </Button>
      {error && <ReadFailed error={error} onAgain={() => void refetch()} />}
      {!data && !error && <Spinner text="Loading personal data…" />}
      {data && <Held held={data} requestId={requestId} onErased={onLeave} />}
    </Card>
  );
}

type HeldProps = { held: HeldData; requestId: string | null; onErased: () => void };

function Held({ held, requestId, onErased }: HeldProps) {
  const dialog = useOpenDialog<"download" | "erase">();
  return (
    <>
      <div>
        <h3 className="flex flex-wrap items-center gap-2 text-h4">
          {held.name || shownEmail(held.email)}
          <Badge tone={held.has_account ? "ok" : "neutral"}>{held.has_account ? "Account" : "No account"}</Badge>
        </h3>
        <p className="break-all text-ink-2">{shownEmail(held.email) || "No email address, only a phone number"}</p>
      </div>
      <dl className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
        {held.counts.map(({ kind, count }) => (
          <div key={kind} className="flex justify-between gap-3 border-line border-t py-2">
            <dt className="text-ink-2">{kind}</dt>
            <dd className="font-semibold tabular-nums">{count}</dd>
          </div>
        ))}
      </dl>
      <ErasurePreview erasure={held.erasure} />
      {held.obstacles.length > 0 && (
        <Alert tone="warn" title="You can’t erase this person yet">
          <ul className="grid gap-1">
            {held.obstacles.map((obstacle) => (
              <li key={obstacle}>{obstacle}</li>
            ))}
          </ul>
        </Alert>
      )}
      <div className="flex flex-wrap gap-3 max-sm:[&>*]:grow">
        <Button variant="outline" onClick={() => dialog.open("download")}>
          <Download aria-hidden /> Download a copy
        </Button>
        <Button variant="danger" disabled={held.obstacles.length > 0} onClick={() => dialog.open("erase")}>
          <Trash2 aria-hidden /> Erase this person
        </Button>
      </div>
      <CopyDialog email={held.email} requestId={requestId} open={dialog.name === "download"} onClose={dialog.close} />
      <EraseDialog
        held={held}
        requestId={requestId}
        open={dialog.name === "erase"}
        onClose={dialog.close}
        onErased={onErased}
      />
    </>
  );
}
