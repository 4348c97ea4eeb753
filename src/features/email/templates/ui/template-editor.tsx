import { ArrowLeft, Send } from "lucide-react";
import { useState } from "react";
import { Alert } from "#design/alert.tsx";
import { Button } from "#design/button.tsx";
import { Card } from "#design/card.tsx";
import { ActionDialog } from "#design/overlay/action-dialog.tsx";
import { toast } from "#design/overlay/toast.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonCard } from "#design/skeleton.tsx";
import { lintTexts, mayBeSaved } from "#domain/words/lint-words.ts";
import { useCall, useMakeCall } from "#platform/browser/use-call.ts";
import { type OpenedTemplate, templatesContract } from "../contract.ts";
import { kindLabel, placeLabel, readerLabels } from "./messages.ts";
import { PlaceField } from "./place-field.tsx";
import { TemplatePreview } from "./template-preview.tsx";
import { TemplateVersions } from "./template-versions.tsx";

/** The texts of one kind of message: edited on the left, drawn on the right, with their versions below. */
export function TemplateEditor({ kind, onClose }: { kind: string; onClose: () => void }) {
  const { data, error, refetch } = useCall(templatesContract.readTemplate, { kind });
  return (
    <div className="grid gap-5">
      <Button
        variant="quiet"
        size="sm"
        className="justify-self-start"
        icon={<ArrowLeft aria-hidden />}
        onClick={onClose}
      >
        All templates
      </Button>
      {error && !data && (
        <ReadFailed title="We couldn’t load this template" error={error} onAgain={() => void refetch()} />
      )}
      {!data && !error && <SkeletonCard lines={8} />}
      {data && <Editor template={data} />}
    </div>
  );
}

const textsOf = ({ places }: OpenedTemplate) => Object.fromEntries(places.map(({ place, text }) => [place, text]));
const oursOf = ({ places }: OpenedTemplate) => Object.fromEntries(places.map(({ place, ours }) => [place, ours]));

function Editor({ template }: { template: OpenedTemplate }) {
  const { kind, channel, places, when, to } = template;
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>(() => textsOf(template));
  const [reference, setReference] = useState("");
  const [isSaving, setSaving] = useState(false);
  const ours = oursOf(template);
  const findings = lintTexts(texts, ours, { isForPhones: channel === "phone" });
  const isChanged = places.some(({ place, text }) => texts[place] !== text);
  const set = (place: string, text: string) => setTexts((all) => ({ ...all, [place]: text }));
  return (
    <>
      <div>
        <h2 className="font-bold text-xl">{kindLabel(kind)}</h2>
        <p className="text-ink-2">
          {readerLabels[to]}. {when}
        </p>
      </div>
      {channel === "phone" && (
        <Alert tone="info" title="WhatsApp needs Meta’s approval">
          SMS and replies in a conversation use this text at once. Other WhatsApp messages use the template approved at
          Meta, so change it there too.
        </Alert>
      )}
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <Card className="grid gap-6">
          {places.map((one) => (
            <PlaceField
              key={one.place}
              place={one}
              text={texts[one.place] ?? ""}
              findings={findings.filter(({ place }) => place === one.place)}
              onChange={(text) => set(one.place, text)}
            />
          ))}
          <div className="flex flex-wrap gap-2">
            <Button disabled={!isChanged || !mayBeSaved(findings)} onClick={() => setSaving(true)}>
              Save template
            </Button>
            <Button variant="outline" disabled={!isChanged} onClick={() => setTexts(textsOf(template))}>
              Undo changes
            </Button>
            <Button variant="quiet" onClick={() => setTexts(ours)}>
              Back to our words
            </Button>
            <TestButton template={template} texts={texts} reference={reference} />
          </div>
        </Card>
        <TemplatePreview kind={kind} texts={texts} reference={reference} onReference={setReference} />
      </div>
      <TemplateVersions template={template} onPutBack={(former) => setTexts({ ...ours, ...former })} />
      {isSaving && <SaveDialog template={template} texts={texts} onClose={() => setSaving(false)} />}
    </>
  );
}

type TextsProps = { template: OpenedTemplate; texts: Readonly<Record<string, string>> };

function TestButton({ template, texts, reference }: TextsProps & { reference: string }) {
  const test = useMakeCall(templatesContract.sendTestEmail, []);
  const send = async () => {
    try {
      const { to } = await test.mutateAsync({ kind: template.kind, texts, reference });
      void toast({ title: "Test sent", description: `It goes to ${to} and to no one else.`, kind: "success" });
    } catch (error) {
      void toast({ title: error instanceof Error ? error.message : "We couldn’t send the test.", kind: "error" });
    }
  };
  return (
    <Button variant="outline" busy={test.isPending} icon={<Send aria-hidden />} onClick={() => void send()}>
      Send test to me
    </Button>
  );
}

const freshText = (details: Readonly<Record<string, unknown>> | undefined) => {
  const changes = Array.isArray(details?.changes) ? details.changes : [];
  const lines = changes.map(({ place, before, after }) => `${placeLabel(place)}: yours “${before}”, theirs “${after}”`);
  return lines.join("\n") || "Someone has saved the same texts.";
};

function SaveDialog({ template, texts, onClose }: TextsProps & { onClose: () => void }) {
  const { saveTemplate, readTemplate, listTemplates } = templatesContract;
  const save = useMakeCall(saveTemplate, [readTemplate, listTemplates]);
  return (
    <ActionDialog
      title={`Save ${kindLabel(template.kind).toLowerCase()}?`}
      text="Every message from now on uses these texts. You can restore an earlier version at any time."
      confirmLabel="Save template"
      doneLabel="Template saved"
      reason={{ label: "Reason", hint: "Shown with this version." }}
      describeFresh={freshText}
      onClose={onClose}
      onConfirm={(reason) =>
        save.mutateAsync({ kind: template.kind, texts, version: template.version, reason: reason ?? "" })
      }
    />
  );
}
