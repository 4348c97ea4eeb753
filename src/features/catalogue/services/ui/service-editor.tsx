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
import { type ServiceForm, servicesContract } from "../contract.ts";
import { ServiceFields } from "./service-fields.tsx";
import { type KnownService as Known, readServiceDraft, useServiceDraft } from "./use-service-draft.ts";

/** The service’s page, drawn by the page that shows this editor. */
export type DrawPreview = (draft: { readonly slug: string; readonly service: ServiceForm }) => ReactNode;

type EditorProps = {
  /** Null for a new service. */
  slug: string | null;
  preview: DrawPreview;
  onUnsaved: (isUnsaved: boolean) => void;
  onSaved: (slug: string) => void;
  onClose: () => void;
};

export function ServiceEditor({ slug, ...props }: EditorProps) {
  return slug === null ? <Editor known={undefined} {...props} /> : <KnownService slug={slug} {...props} />;
}

function KnownService({ slug, ...props }: EditorProps & { slug: string }) {
  const query = useCall(servicesContract.readService, { slug });
  if (query.error) return <ReadFailed error={query.error} onAgain={() => void query.refetch()} />;
  if (!query.data) return <SkeletonCard lines={10} />;
  return <Editor key={query.data.version} known={query.data} {...props} />;
}

const refreshed = [servicesContract.listServices, servicesContract.readService];

function Editor({
  known,
  preview,
  onUnsaved,
  onSaved,
  onClose,
}: Omit<EditorProps, "slug"> & { known: Known | undefined }) {
  const { draft, change, problems, setProblems, isChanged } = useServiceDraft(known);
  const save = useMakeCall(servicesContract.saveService, refreshed);
  const back = useMakeCall(servicesContract.putServiceBack, refreshed);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the owner’s function is new at every render
  useEffect(() => onUnsaved(isChanged), [isChanged]);
  const read = () => {
    const { service, problems: found } = readServiceDraft(draft);
    setProblems(found);
    return Object.keys(found).length > 0 ? undefined : service;
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const service = read();
    if (!service) return;
    try {
      const saved = await save.mutateAsync({ slug: draft.slug, version: known?.version ?? 0, service });
      void toast({ title: `${draft.name} saved.`, kind: "success" });
      onSaved(saved.slug);
    } catch (error) {
      // Shown above the buttons; what was typed stays.
      if (!(error instanceof CallFailed)) throw error;
      if (error.reason === "address_taken") setProblems({ [known ? "bookSlug" : "slug"]: error.message });
      if (error.reason === "name_taken") setProblems({ name: error.message });
    }
  };
  const [problem] = Object.values(problems);
  const [shown, setShown] = useState<ServiceForm>();
  return (
    <Card ref={showEditor} tabIndex={-1} className="scroll-mt-24 outline-none">
      <CardHeader
        title={known ? `Edit ${known.service.name}` : "Add a service"}
        note="Visitors see a change as soon as you save it. They see a new service once you put it on sale."
        actions={
          <Button size="sm" variant="quiet" icon={<ArrowLeft aria-hidden />} onClick={onClose}>
            All services
          </Button>
        }
      />
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-6">
        <ServiceFields draft={draft} isNew={known === undefined} problems={problems} onChange={change} />
        {(problem ?? save.error) && (
          <Alert tone="bad" announce>
            {problem ? `Some entries need another look: ${problem}` : save.error?.message}
          </Alert>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={save.isPending} busyText="Saving…" disabled={!isChanged}>
            Save service
          </Button>
          {draft.bookSlug !== "" && (
            <Button variant="outline" onClick={() => setShown(read())}>
              Preview
            </Button>
          )}
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
      <Dialog open={shown !== undefined} onClose={() => setShown(undefined)} title={`Preview: ${draft.name}`} size="lg">
        {shown && preview({ slug: draft.slug, service: shown })}
      </Dialog>
    </Card>
  );
}
