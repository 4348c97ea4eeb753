import { Download, PackageOpen } from "lucide-react";
import { useState } from "react";
import { Badge, type Tone } from "#design/badge.tsx";
import { Button } from "#design/button.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { formatDateTime } from "#design/dates/date-text.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { ActionDialog } from "#design/overlay/action-dialog.tsx";
import { Progress } from "#design/progress.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonCard } from "#design/skeleton.tsx";
import { useCall, useMakeCall } from "#platform/browser/use-call.ts";
import { type CompanyExport, exportContract } from "../contract.ts";

const contents = [
  "One CSV file per table, with a README that describes every column.",
  "All uploaded files, and a manifest with row counts, checksums and sums of money.",
  "Passwords, sessions, two-step verification, API keys and secrets are left out.",
  "It has personal data of everyone you work with. Store it encrypted, and delete it when you no longer need it.",
];

/** The whole company in one archive, and the last times it was exported. */
export function ExportCard() {
  const { data, error, refetch } = useCall(exportContract.companyExports, {}, { refetchInterval: 3000 });
  const [isOpen, setOpen] = useState(false);
  if (error && !data)
    return <ReadFailed title="We couldn’t load the exports" error={error} onAgain={() => void refetch()} />;
  if (!data) return <SkeletonCard lines={5} />;
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <Card>
        <CardHeader
          title="Export the company"
          note="Everything, from one moment, in open formats"
          actions={
            <Button icon={<Download aria-hidden />} onClick={() => setOpen(true)}>
              Export
            </Button>
          }
        />
        <ul className="grid list-disc gap-1.5 ps-5 text-ink-2 text-sm">
          {contents.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <p className="mt-4 text-ink-2 text-sm">
          To import it into an empty company, run <code>npm run import-company -- --from FILE</code> on the new server.
        </p>
      </Card>
      <Card>
        <CardHeader title="Past exports" note="The last 20" />
        {data.exports.length === 0 ? (
          <EmptyState
            icon={<PackageOpen />}
            title="No exports yet"
            text="Each export is listed here with who made it."
          />
        ) : (
          <ul className="grid">
            {data.exports.map((one) => (
              <ExportLine key={one.id} one={one} />
            ))}
          </ul>
        )}
      </Card>
      {isOpen && <StartDialog onClose={() => setOpen(false)} />}
    </div>
  );
}

const states: Readonly<Record<CompanyExport["state"], { label: string; tone: Tone }>> = {
  ready: { label: "Link ready", tone: "info" },
  running: { label: "Downloading", tone: "info" },
  done: { label: "Complete", tone: "ok" },
  failed: { label: "Failed", tone: "bad" },
  expired: { label: "Link expired", tone: "neutral" },
};

function ExportLine({ one }: { one: CompanyExport }) {
  const { label, tone } = states[one.state];
  return (
    <li className="grid gap-1 border-line border-t py-3 first:border-t-0 first:pt-0">
      <span className="flex flex-wrap items-center gap-2">
        <span className="font-semibold">{formatDateTime(one.requested_at)}</span>
        <Badge tone={tone}>{label}</Badge>
      </span>
      <span className="text-ink-2 text-sm">
        {one.requested_by ?? "A deleted user"}
        {one.state === "done" && `, ${one.row_count} rows in ${one.parts_total} files`}
        {one.error && `. ${one.error}`}
      </span>
      {one.state === "running" && one.parts_total > 0 && (
        <Progress
          value={one.parts_done}
          max={one.parts_total}
          label={`${one.parts_done} of ${one.parts_total} files`}
        />
      )}
    </li>
  );
}

function StartDialog({ onClose }: { onClose: () => void }) {
  const start = useMakeCall(exportContract.startExport, [exportContract.companyExports]);
  return (
    <ActionDialog
      title="Export the whole company?"
      text="The download starts at once. Its link opens once, within ten minutes, and the export is kept nowhere on our servers. It is in the activity log."
      confirmLabel="Export"
      doneLabel="The download has started"
      onClose={onClose}
      onConfirm={async () => {
        const { path } = await start.mutateAsync({});
        window.location.assign(path);
      }}
    />
  );
}
