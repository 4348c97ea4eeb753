import { FilePenLine } from "lucide-react";
import { useState } from "react";
import { Badge } from "#design/badge.tsx";
import { Button } from "#design/button.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { formatDateTime } from "#design/dates/date-text.tsx";
import { ActionDialog } from "#design/overlay/action-dialog.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonCard } from "#design/skeleton.tsx";
import { legalDifference } from "#domain/legal/legal-difference.ts";
import { type LegalDocument, legalLabels } from "#domain/legal/legal-text.ts";
import { formatDate, localDate } from "#domain/time/local-time.ts";
import { NewTabLink } from "#platform/browser/new-tab-link.tsx";
import { useCall, useMakeCall } from "#platform/browser/use-call.ts";
import { type KeptVersion, type LegalText, legalContract } from "../contract.ts";
import { LegalChanges } from "./legal-changes.tsx";
import { LegalEditor } from "./legal-editor.tsx";
import { versionName } from "./legal-versions.tsx";

type LegalBoardProps = { onUnsaved: (isUnsaved: boolean) => void };

/** The company’s legal texts: what is in force, what is to come, and drafts. */
export function LegalBoard({ onUnsaved }: LegalBoardProps) {
  const { data, error, refetch } = useCall(legalContract.listLegalTexts, {});
  const [edited, setEdited] = useState<LegalDocument>();
  if (error && !data) return <ReadFailed error={error} onAgain={() => void refetch()} />;
  if (!data) return <SkeletonCard lines={8} />;
  const text = data.texts.find(({ document }) => document === edited);
  if (text)
    return (
      <LegalEditor
        key={text.document}
        text={text}
        onUnsaved={onUnsaved}
        onClose={() => {
          onUnsaved(false);
          setEdited(undefined);
          // Back in the list, a keyboard continues where it left it, once a dialog has closed.
          setTimeout(() => document.getElementById(editButton(text.document))?.focus());
        }}
      />
    );
  return (
    <Card>
      <CardHeader
        title="Legal texts"
        note="A published version is never changed. Bookings, quotes and vouchers keep the version that was accepted, and visitors can read every version."
      />
      <ul className="divide-y divide-line">
        {data.texts.map((one) => (
          <TextLine key={one.document} text={one} onEdit={() => setEdited(one.document)} />
        ))}
      </ul>
    </Card>
  );
}

function TextLine({ text: { document, versions, draft }, onEdit }: { text: LegalText; onEdit: () => void }) {
  const current = versions.find(({ standing }) => standing === "in_force");
  const coming = versions.filter(({ standing }) => standing === "coming");
  return (
    <li className="grid gap-2 py-3.5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-60">
          <h3 className="flex flex-wrap items-center gap-2 font-semibold">
            {legalLabels[document]}
            {draft && <Badge tone="warn">Draft</Badge>}
            {coming.map(({ name, from_day }) => (
              <Badge key={name} tone="info">
                From {dayText(from_day)}
              </Badge>
            ))}
          </h3>
          {current && (
            <p className="text-ink-2 text-sm">
              <NewTabLink to={`/legal/${document}`}>Version {current.name}</NewTabLink>, in force since{" "}
              {dayText(current.from_day)}
            </p>
          )}
        </div>
        <Button
          size="sm"
          variant="outline"
          id={editButton(document)}
          icon={<FilePenLine aria-hidden />}
          onClick={onEdit}
        >
          {draft ? "Edit draft" : "New version"}
          <span className="sr-only"> of {legalLabels[document]}</span>
        </Button>
      </div>
      {versions.length > 1 && <History document={document} versions={versions} />}
    </li>
  );
}

const editButton = (document: LegalDocument) => `edit-legal-${document}`;

const dayText = (day: string) => formatDate(localDate(day));

function History({ document, versions }: Pick<LegalText, "document" | "versions">) {
  const [recalled, setRecalled] = useState<KeptVersion>();
  const recall = useMakeCall(legalContract.recallLegalText, [legalContract.listLegalTexts]);
  return (
    <details>
      <summary className="inline-flex min-h-9 cursor-pointer items-center text-link text-sm underline pointer-coarse:min-h-11">
        Versions<span className="sr-only"> of {legalLabels[document]}</span>
      </summary>
      <ul className="grid gap-3 pt-1">
        {versions.toReversed().map((one, at, all) => {
          const before = all[at + 1];
          return (
            <li key={one.name} className="grid gap-2 rounded-lg bg-surface-2 p-4 text-sm">
              <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <NewTabLink to={`/legal/${document}/${one.name}`}>{versionName(one.name)}</NewTabLink>
                <span className="text-ink-2">
                  from {dayText(one.from_day)}
                  {one.published_by && `, published ${formatDateTime(one.published_at)} by ${one.published_by}`}
                </span>
                {one.standing === "coming" && (
                  <Button size="sm" variant="quiet" onClick={() => setRecalled(one)}>
                    Recall<span className="sr-only"> {versionName(one.name)}</span>
                  </Button>
                )}
              </div>
              {before && <LegalChanges changes={legalDifference(before.words, one.words)} />}
            </li>
          );
        })}
      </ul>
      {recalled && (
        <ActionDialog
          title={`Recall the ${versionName(recalled.name).toLowerCase()}?`}
          text="It becomes a draft again and visitors no longer see it. The version before stays in force."
          confirmLabel="Recall"
          doneLabel="The version is a draft again."
          onClose={() => setRecalled(undefined)}
          onConfirm={() => recall.mutateAsync({ document, name: recalled.name })}
        />
      )}
    </details>
  );
}
