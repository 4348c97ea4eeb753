import { PencilLine } from "lucide-react";
import { type ComponentProps, useCallback, useState } from "react";
import { Badge } from "#design/badge.tsx";
import { Button } from "#design/button.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { DateText } from "#design/dates/date-text.tsx";
import { ActionDialog } from "#design/overlay/action-dialog.tsx";
import { ConfirmDialog } from "#design/overlay/confirm-dialog.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonCard } from "#design/skeleton.tsx";
import { useCall, useMakeCall } from "#platform/browser/use-call.ts";
import { pricingContract, type TariffVersion } from "../contract.ts";
import { CompareDialog } from "./tariff-compare-dialog.tsx";
import { TariffEditor } from "./tariff-editor.tsx";
import { statusLabels } from "./tariff-labels.ts";

type TariffSectionProps = { onUnsaved: (isUnsaved: boolean) => void };

/** Every tariff version. Versions never change: a new one replaces the old from a day on. */
export function TariffSection({ onUnsaved }: TariffSectionProps) {
  const query = useCall(pricingContract.listTariffs, {});
  const [retired, setRetired] = useState<TariffVersion>();
  const [compared, setCompared] = useState(2);
  const [isComparing, setIsComparing] = useState(false);
  const editor = useEditor(onUnsaved);
  if (query.error) return <ReadFailed error={query.error} onAgain={() => void query.refetch()} />;
  if (!query.data) return <SkeletonCard lines={5} />;
  const { tariffs } = query.data;
  const latest = Math.max(...tariffs.map(({ version }) => version));
  const compare = (version: number) => {
    setCompared(version);
    setIsComparing(true);
  };
  return (
    <div className="grid gap-5">
      <Card>
        <CardHeader
          title="Versions"
          note="Existing bookings keep their price. A new version applies to travel dates from its start date."
        />
        <ul className="divide-y divide-line">
          {tariffs.map((tariff) => (
            <VersionRow
              key={tariff.version}
              tariff={tariff}
              onEdit={() => editor.turnTo(tariff.version)}
              onRetire={() => setRetired(tariff)}
              onCompare={tariff.version > 1 ? () => compare(tariff.version) : undefined}
            />
          ))}
        </ul>
      </Card>
      {editor.version !== undefined && (
        <EditedVersion
          key={editor.version}
          version={editor.version}
          latest={latest}
          onSaved={() => editor.open(undefined)}
          onCancel={() => editor.turnTo(undefined)}
          onUnsaved={editor.mark}
        />
      )}
      <DropDialog
        open={editor.isAsking}
        version={latest + 1}
        onClose={editor.stay}
        onDrop={() => editor.open(editor.pending)}
      />
      <CompareDialog older={compared - 1} newer={compared} open={isComparing} onClose={() => setIsComparing(false)} />
      <RetireDialog tariff={retired} onClose={() => setRetired(undefined)} />
    </div>
  );
}

/** The version being edited from. Switching warns if something is unsaved. */
function useEditor(onUnsaved: TariffSectionProps["onUnsaved"]) {
  const [version, setVersion] = useState<number>();
  const [isUnsaved, setIsUnsaved] = useState(false);
  const [pending, setPending] = useState<number>();
  const [isAsking, setIsAsking] = useState(false);
  // Stable across renders, so that the editor's effect only runs on changes.
  const mark = useCallback(
    (is: boolean) => {
      setIsUnsaved(is);
      onUnsaved(is);
    },
    [onUnsaved],
  );
  const open = (next: number | undefined) => {
    setVersion(next);
    setIsAsking(false);
  };
  const turnTo = (next: number | undefined) => {
    if (next === version) return;
    if (!isUnsaved) return open(next);
    setPending(next);
    setIsAsking(true);
  };
  return { version, pending: pending, isAsking, mark, open, turnTo, stay: () => setIsAsking(false) };
}

type VersionRowProps = {
  tariff: TariffVersion;
  onEdit: () => void;
  onRetire: () => void;
  onCompare: (() => void) | undefined;
};

function VersionRow({ tariff, onEdit, onRetire, onCompare }: VersionRowProps) {
  const { label, tone } = statusLabels[tariff.standing];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <div className="min-w-48 grow">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          Version {tariff.version}
          <Badge dot tone={tone}>
            {label}
          </Badge>
        </p>
        <p className="text-sm text-ink-2">
          From <DateText at={tariff.valid_from} />
          {tariff.created_by && `, by ${tariff.created_by}`}
          {tariff.note && `: ${tariff.note}`}
        </p>
      </div>
      <Button
        size="sm"
        variant="outline"
        icon={<PencilLine aria-hidden />}
        onClick={onEdit}
        aria-label={`New version from this, version ${tariff.version}`}
      >
        New version from this
      </Button>
      {onCompare && (
        <Button
          size="sm"
          variant="quiet"
          onClick={onCompare}
          aria-label={`Compare version ${tariff.version} with the one before`}
        >
          Compare
        </Button>
      )}
      {tariff.can_retire && (
        <Button size="sm" variant="quiet" onClick={onRetire} aria-label={`Retire version ${tariff.version}`}>
          Retire
        </Button>
      )}
    </li>
  );
}

type EditedVersionProps = Omit<ComponentProps<typeof TariffEditor>, "start"> & { version: number };

function EditedVersion({ version, latest, ...actions }: EditedVersionProps) {
  const query = useCall(pricingContract.readTariff, { version });
  if (query.error) return <ReadFailed error={query.error} onAgain={() => void query.refetch()} />;
  if (!query.data) return <SkeletonCard lines={8} />;
  return (
    <Card>
      <CardHeader
        title={`Version ${latest + 1}, a draft`}
        note={`Starts from version ${version}. Prices include VAT.`}
      />
      <TariffEditor start={query.data.content} latest={latest} {...actions} />
    </Card>
  );
}

type DropDialogProps = { open: boolean; version: number; onClose: () => void; onDrop: () => void };

/** Warns before a started version is discarded. */
const DropDialog = ({ open, version, onClose, onDrop }: DropDialogProps) => (
  <ConfirmDialog
    open={open}
    onClose={onClose}
    onConfirm={onDrop}
    title="Discard your changes?"
    text={`Version ${version} is not saved. Your changes will be lost.`}
    confirmLabel="Discard changes"
    cancelLabel="Keep editing"
  />
);

type RetireDialogProps = { tariff: TariffVersion | undefined; onClose: () => void };

/** Takes a version out of use, with the reason. */
function RetireDialog({ tariff, onClose }: RetireDialogProps) {
  const retire = useMakeCall(pricingContract.retireTariff, [pricingContract.listTariffs]);
  return (
    <ActionDialog
      open={tariff !== undefined}
      onClose={onClose}
      title={`Retire version ${tariff?.version ?? ""}?`}
      text="The version before it applies again from today. Existing bookings keep their price."
      confirmLabel="Retire version"
      doneLabel={`Version ${tariff?.version ?? ""} retired`}
      tone="danger"
      reason={{ maxLength: 300 }}
      onConfirm={async (reason) => {
        if (tariff) await retire.mutateAsync({ version: tariff.version, reason });
      }}
    />
  );
}
