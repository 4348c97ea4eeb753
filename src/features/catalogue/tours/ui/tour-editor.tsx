import { type FormEvent, type ReactNode, useEffect, useState } from "react";
import { Alert } from "#design/alert.tsx";
import { Button } from "#design/button.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { formatDateTime } from "#design/dates/date-text.tsx";
import { Dialog } from "#design/overlay/dialog.tsx";
import { toast } from "#design/overlay/toast.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonCard } from "#design/skeleton.tsx";
import { CallFailed } from "#platform/browser/call-api.ts";
import { useCall, useMakeCall } from "#platform/browser/use-call.ts";
import { type TourForm, toursContract } from "../contract.ts";
import { TourFields } from "./tour-fields.tsx";
import { type KnownTour as Known, useTourDraft } from "./use-tour-draft.ts";

export type DrawPreview = (tour: TourForm) => ReactNode;

type EditorProps = {
  /** Null for a new tour. */
  slug: string | null;
  preview: DrawPreview;
  onUnsaved: (isUnsaved: boolean) => void;
  onSaved: (slug: string) => void;
  onClose: () => void;
};

export function TourEditor({ slug, ...props }: EditorProps) {
  return slug === null ? <Editor known={undefined} {...props} /> : <KnownTour slug={slug} {...props} />;
}

function KnownTour({ slug, ...props }: EditorProps & { slug: string }) {
  const query = useCall(toursContract.readTour, { slug });
  if (query.error) return <ReadFailed error={query.error} onAgain={() => void query.refetch()} />;
  if (!query.data) return <SkeletonCard lines={10} />;
  return <Editor key={query.data.version} known={query.data} {...props} />;
}

const refreshed = [toursContract.listTours, toursContract.readTour];

function Editor({
  known,
  preview,
  onUnsaved,
  onSaved,
  onClose,
}: Omit<EditorProps, "slug"> & { known: Known | undefined }) {
  const { draft, change, problems, setProblems, isChanged, read: readNow } = useTourDraft(known);
  const [isShown, setShown] = useState(false);
  const save = useMakeCall(toursContract.saveTour, refreshed);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the owner’s function is new at every render
  useEffect(() => onUnsaved(isChanged), [isChanged]);
  const read = () => {
    const found = readNow();
    setProblems(found.problems);
    return Object.keys(found.problems).length === 0 ? found : undefined;
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = read();
    if (!found?.tour) return;
    const isSamePrice = found.price === (known?.price_cents ?? null);
    try {
      const saved = await save.mutateAsync({
        slug: draft.slug,
        version: known?.version ?? 0,
        tour: found.tour,
        price_cents: isSamePrice ? null : found.price,
      });
      void toast({ title: `${draft.name} saved.`, kind: "success" });
      onSaved(saved.slug);
    } catch (error) {
      // Shown above the buttons; what was typed stays.
      if (!(error instanceof CallFailed)) throw error;
      if (error.reason === "address_taken") setProblems({ slug: error.message });
    }
  };
  const shown = isShown ? readNow().tour : undefined;
  return (
    <Card>
      <CardHeader
        title={known ? `${known.tour.name}, version ${known.version}` : "A new tour"}
        note="Lists have one entry on each line. A visitor sees a change as soon as it is saved; a draft only once it is on sale."
      />
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-6">
        <TourFields draft={draft} isNew={known === undefined} problems={problems} onChange={change} />
        {Object.keys(problems).length > 0 && (
          <Alert tone="bad" announce>
            Some entries need another look: {Object.values(problems)[0]}
          </Alert>
        )}
        {save.error && (
          <Alert tone="bad" announce>
            {save.error.message}
          </Alert>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={save.isPending} busyText="Saving…" disabled={!isChanged}>
            Save tour
          </Button>
          <Button variant="outline" onClick={() => read() && setShown(true)}>
            Preview
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Close
          </Button>
        </div>
      </form>
      {known && <Versions known={known} isChanged={isChanged} />}
      <Dialog open={shown !== undefined} onClose={() => setShown(false)} title={`Preview: ${draft.name}`} size="lg">
        {shown && preview(shown)}
      </Dialog>
    </Card>
  );
}

function Versions({ known, isChanged }: { known: Known; isChanged: boolean }) {
  const back = useMakeCall(toursContract.putTourBack, refreshed);
  const put = (version: number) =>
    back.mutateAsync({ slug: known.slug, version, current_version: known.version }).then(
      () => toast({ title: `Version ${version} is back, as a new version.`, kind: "success" }),
      (error: Error) => toast({ title: error.message, kind: "error" }),
    );
  return (
    <details className="mt-6 border-line border-t pt-4">
      <summary className="min-h-11 cursor-pointer content-center font-semibold">Versions</summary>
      <ul className="divide-y divide-line">
        {known.versions.map(({ version, saved_at, saved_by, put_back_of }) => (
          <li key={version} className="flex flex-wrap items-center gap-3 py-2.5 text-sm">
            <span className="min-w-52 grow">
              Version {version}, {formatDateTime(saved_at)}
              {saved_by && `, ${saved_by}`}
              {put_back_of !== null && `, from version ${put_back_of}`}
            </span>
            {version !== known.version && (
              <Button
                size="sm"
                variant="quiet"
                disabled={isChanged || back.isPending}
                aria-label={`Put version ${version} back`}
                onClick={() => void put(version)}
              >
                Put back
              </Button>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
