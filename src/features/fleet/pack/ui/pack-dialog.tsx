import { Download } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Alert } from "#design/alert.tsx";
import { Button } from "#design/button.tsx";
import { showBytes } from "#design/fields/file-rules.ts";
import { Dialog } from "#design/overlay/dialog.tsx";
import { toast } from "#design/overlay/toast.tsx";
import { Progress } from "#design/progress.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonCard } from "#design/skeleton.tsx";
import { fetchLargeFile } from "#platform/browser/fetch-large-file.ts";
import { saveFile } from "#platform/browser/save-file.ts";
import { useCall } from "#platform/browser/use-call.ts";
import type { OutputOf } from "#platform/contract.ts";
import { packAddress, packContract } from "../contract.ts";

type PackDialogProps = {
  /** If left out, all vehicles in use. */
  vehicleIds?: readonly string[];
  onClose: () => void;
};

/** The contents and gaps of the accreditation pack, and its download. */
export function PackDialog({ vehicleIds, onClose }: PackDialogProps) {
  const input = vehicleIds ? { vehicle_ids: [...vehicleIds] } : {};
  const query = useCall(packContract.packContents, input);
  const { state, download } = useDownload(input, onClose);
  return (
    <Dialog
      open
      onClose={onClose}
      title="Accreditation pack"
      description="One ZIP file with the vehicle list as PDF, the documents of each vehicle and of the company, and the service records."
      size="sm"
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button
            icon={<Download aria-hidden />}
            busy={state.kind === "running"}
            disabled={!query.data || query.data.vehicle_ids.length === 0}
            onClick={() => void download()}
          >
            Download pack
          </Button>
        </>
      }
    >
      <div className="grid gap-4 pb-1">
        {query.isPending && <SkeletonCard lines={3} />}
        {query.error && (
          <ReadFailed title="We couldn’t load the contents" error={query.error} onAgain={() => void query.refetch()} />
        )}
        {query.data && <Contents {...query.data} />}
        {state.kind === "running" && (
          <Progress
            label="Downloading"
            showLabel
            valueText={state.total > 0 ? `${showBytes(state.received)} of ${showBytes(state.total)}` : "Preparing…"}
            {...(state.total > 0 && { value: state.received, max: state.total })}
          />
        )}
        {state.kind === "failed" && (
          <Alert tone="bad" announce>
            {state.message}
          </Alert>
        )}
      </div>
    </Dialog>
  );
}

type State =
  | { kind: "idle" }
  | { kind: "running"; received: number; total: number }
  | { kind: "failed"; message: string };

function useDownload(request: { vehicle_ids?: string[] }, onDone: () => void) {
  const [state, setState] = useState<State>({ kind: "idle" });
  const running = useRef<AbortController>(undefined);
  // Closing the dialog cancels the download.
  useEffect(() => () => running.current?.abort(), []);
  const download = async () => {
    const control = new AbortController();
    running.current = control;
    setState({ kind: "running", received: 0, total: 0 });
    try {
      const content = await fetchLargeFile(packAddress, request, {
        signal: control.signal,
        onProgress: (received, total) => setState({ kind: "running", received, total }),
      });
      saveFile({ name: "accreditation-pack.zip", content });
      void toast({ title: "Accreditation pack downloaded", kind: "success" });
      onDone();
    } catch (failure) {
      if (!control.signal.aborted) setState({ kind: "failed", message: messageOf(failure) });
    }
  };
  return { state, download };
}

const messageOf = (failure: unknown) =>
  failure instanceof Error ? failure.message : "Something went wrong. Please try again.";

function Contents({ vehicle_ids, files, bytes, service_records, missing }: OutputOf<typeof packContract.packContents>) {
  return (
    <>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-1">
        <Fact label="Vehicles" value={String(vehicle_ids.length)} />
        <Fact label="Document files" value={files === 0 ? "None" : `${files} (${showBytes(bytes)})`} />
        <Fact label="Service records" value={String(service_records)} />
      </dl>
      {missing.length > 0 && (
        <Alert tone="warn" title="Some required documents are missing, expired or not verified">
          <ul className="grid max-h-48 gap-1 overflow-y-auto">
            {missing.map(({ owner, documents }) => (
              <li key={owner}>
                <b className="font-semibold">{owner}:</b> {documents.join(", ")}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {missing.length === 0 && <Alert tone="ok">All required documents are here and valid.</Alert>}
    </>
  );
}

const Fact = ({ label, value }: { label: string; value: string }) => (
  <>
    <dt className="text-ink-2">{label}</dt>
    <dd className="text-end font-semibold tabular-nums">{value}</dd>
  </>
);
