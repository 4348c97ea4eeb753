import { History, Undo2 } from "lucide-react";
import { useState } from "react";
import { Badge } from "#design/badge.tsx";
import { Button } from "#design/button.tsx";
import { Card } from "#design/card.tsx";
import { formatDateTime } from "#design/dates/date-text.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { Field, Select } from "#design/fields/field.tsx";
import { ActionDialog } from "#design/overlay/action-dialog.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonCard } from "#design/skeleton.tsx";
import { type FieldChange, settingsPartLabels, versionedParts } from "#domain/company/settings-difference.ts";
import { contentContract } from "#features/content/contract.ts";
import { SiteLink } from "#platform/browser/link.tsx";
import { useCall, useMakeCall } from "#platform/browser/use-call.ts";
import { usePageAddress } from "#platform/browser/use-page-address.ts";
import { settingsContract } from "../../contract.ts";
import { type SettingsVersion, versionsContract } from "../contract.ts";

const options = versionedParts.map((value) => ({ value, label: settingsPartLabels[value] }));

/** Every saved version of the settings with its changes, and a button to restore it. */
export function VersionsBoard() {
  const { read, go } = usePageAddress();
  const part = versionedParts.find((known) => known === read("part")) ?? null;
  const { data, error, refetch } = useCall(versionsContract.settingsVersions, { part });
  const [chosen, setChosen] = useState<SettingsVersion>();
  return (
    <div className="grid max-w-4xl gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <Field label="Section" className="w-64">
          <Select
            placeholder="All sections"
            options={options}
            value={part ?? ""}
            onChange={(event) => go({ part: event.currentTarget.value })}
          />
        </Field>
        <p className="text-ink-2 text-sm">
          The tariff has versions of its own:{" "}
          <SiteLink to="/admin/settings?part=tariff" className="text-link underline">
            open the tariff
          </SiteLink>
        </p>
      </div>
      {error && !data && (
        <ReadFailed title="We couldn’t load the versions" error={error} onAgain={() => void refetch()} />
      )}
      {!data && !error && <SkeletonCard lines={6} />}
      {data?.versions.length === 0 && (
        <EmptyState
          icon={<History />}
          title="No versions yet"
          text="Each time a section of the settings is saved, its version is listed here."
        />
      )}
      {data && data.versions.length > 0 && (
        <Card className="py-1">
          <ul>
            {data.versions.map((one) => (
              <VersionLine key={`${one.part} ${one.version}`} one={one} onPutBack={() => setChosen(one)} />
            ))}
          </ul>
        </Card>
      )}
      {chosen && <PutBackDialog one={chosen} onClose={() => setChosen(undefined)} />}
    </div>
  );
}

function VersionLine({ one, onPutBack }: { one: SettingsVersion; onPutBack: () => void }) {
  const differs = one.changes_if_put_back.length > 0;
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 border-line border-t py-4 first:border-t-0">
      <div className="grid min-w-0 flex-1 basis-72 gap-1.5">
        <h3 className="flex flex-wrap items-center gap-2 font-semibold">
          {settingsPartLabels[one.part]}, version {one.version}
          {one.is_current && <Badge tone="ok">Current</Badge>}
          {one.put_back_of !== null && <Badge>Version {one.put_back_of} put back</Badge>}
        </h3>
        <p className="text-ink-2 text-sm">
          {formatDateTime(one.saved_at)} by {one.saved_by ?? "the system"}
        </p>
        <Changes changes={one.changes} />
        {differs && !one.is_valid && (
          <p className="text-sm">
            This version no longer fits today’s settings. Enter its values in the settings instead.
          </p>
        )}
      </div>
      {!one.is_current && differs && one.is_valid && (
        <Button size="sm" variant="outline" icon={<Undo2 aria-hidden />} onClick={onPutBack}>
          Put this version back
        </Button>
      )}
    </li>
  );
}

const Changes = ({ changes }: { changes: readonly FieldChange[] }) =>
  changes.length === 0 ? (
    <p className="text-ink-3 text-sm">Saved without a change.</p>
  ) : (
    <ul className="grid gap-1 text-sm">
      {changes.map(({ field, before, after }) => (
        <li key={field} className="[overflow-wrap:anywhere]">
          <span className="font-medium">{field}:</span> <del className="text-ink-3">{before}</del>{" "}
          <span aria-hidden>→</span> <ins className="font-semibold no-underline">{after}</ins>
        </li>
      ))}
    </ul>
  );

function PutBackDialog({ one, onClose }: { one: SettingsVersion; onClose: () => void }) {
  const { putSettingsBack, settingsVersions } = versionsContract;
  const putBack = useMakeCall(putSettingsBack, [
    settingsVersions,
    settingsContract.readSettings,
    contentContract.companyDetails,
  ]);
  const { part, version, current_version } = one;
  return (
    <ActionDialog
      title={`Put back ${settingsPartLabels[part]}, version ${version}?`}
      text="It becomes a new version, in force at once. What was saved since stays in the list."
      confirmLabel="Put this version back"
      doneLabel={`${settingsPartLabels[part]}: version ${version} is back`}
      size="md"
      onClose={onClose}
      onConfirm={() => putBack.mutateAsync({ part, version, current_version })}
    >
      <Changes changes={one.changes_if_put_back} />
    </ActionDialog>
  );
}
