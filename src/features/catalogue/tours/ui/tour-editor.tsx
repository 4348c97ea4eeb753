import { ArrowLeft } from "lucide-react";
import { type FormEvent, type ReactNode, useEffect, useState } from "react";
import { Alert } from "#design/alert.tsx";
import { Button } from "#design/button.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { Dialog } from "#design/overlay/dialog.tsx";
import { toast } from "#design/overlay/toast.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonCard } from "#design/skeleton.tsx";
import { CallFailed } from "#platform/browser/call-api.ts";
import { useCall, useMakeCall } from "#platform/browser/use-call.ts";
import { RecordVersions, showEditor } from "../../ui/record-versions.tsx";
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
  const back = useMakeCall(toursContract.putTourBack, refreshed);
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
    <Card ref={showEditor} tabIndex={-1} className="scroll-mt-24 outline-none">
      <CardHeader
        title={known ? `Edit ${known.tour.name}` : "Add a tour"}
        note="Visitors see a change as soon as you save it. They see a new tour once you put it on sale."
        actions={
          <Button size="sm" variant="quiet" icon={<ArrowLeft aria-hidden />} onClick={onClose}>
            All tours
          </Button>
        }
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
      {known && (
        <RecordVersions
          versions={known.versions}
          current={known.version}
          isOff={isChanged || back.isPending}
          onPut={(version) => back.mutateAsync({ slug: known.slug, version, current_version: known.version })}
        />
      )}
      <Dialog open={shown !== undefined} onClose={() => setShown(false)} title={`Preview: ${draft.name}`} size="lg">
        {shown && preview(shown)}
      </Dialog>
    </Card>
  );
}
