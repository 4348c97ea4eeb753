import { ArrowLeft } from "lucide-react";
import { type FormEvent, useEffect, useState } from "react";
import { Alert } from "#design/alert.tsx";
import { Button } from "#design/button.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { DatePicker } from "#design/dates/date-picker.tsx";
import { FormField } from "#design/fields/form-field.tsx";
import { ActionDialog } from "#design/overlay/action-dialog.tsx";
import { ConfirmDialog } from "#design/overlay/confirm-dialog.tsx";
import { Dialog } from "#design/overlay/dialog.tsx";
import { FormDialog } from "#design/overlay/form-dialog.tsx";
import { toast } from "#design/overlay/toast.tsx";
import { legalDifference } from "#domain/legal/legal-difference.ts";
import { type LegalWords, legalLabels } from "#domain/legal/legal-text.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import { termsContract } from "#features/selling/sale/terms-contract.ts";
import { CallFailed } from "#platform/browser/call-api.ts";
import { useCall, useMakeCall } from "#platform/browser/use-call.ts";
import { FiguresProvider, useFigured } from "../../ui/figures.tsx";
import { figuresIn } from "../../words/figures.ts";
import { type LegalText, legalContract, legalForm, publicationForm } from "../contract.ts";
import { LegalChanges } from "./legal-changes.tsx";
import { LegalFields } from "./legal-fields.tsx";
import { LegalSections } from "./legal-text.tsx";

type LegalEditorProps = { text: LegalText; onUnsaved: (isUnsaved: boolean) => void; onClose: () => void };
type Opened = "preview" | "publish" | "delete" | "leave";

const emptyWords: LegalWords = { title: "", lead: "", metaTitle: "", metaDescription: "", sections: [] };
const refreshed = [legalContract.listLegalTexts];

/** The next version of a text: a draft until it is published from a day. */
export function LegalEditor({ text, onUnsaved, onClose }: LegalEditorProps) {
  const { document, draft, versions } = text;
  const last = versions.at(-1)?.words ?? emptyWords;
  const start = draft?.words ?? last;
  const [words, setWords] = useState<LegalWords>(start);
  const [problem, setProblem] = useState("");
  const [opened, setOpened] = useState<Opened>();
  const save = useMakeCall(legalContract.saveLegalDraft, refreshed);
  const isChanged = legalDifference(start, withoutEmptyRules(words)).length > 0;
  const label = legalLabels[document];
  // biome-ignore lint/correctness/useExhaustiveDependencies: the owner’s function is new at every render
  useEffect(() => onUnsaved(isChanged), [isChanged]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const read = legalForm.safeParse(withoutEmptyRules(words));
    setProblem(read.success ? "" : problemText(read.error.issues[0], words));
    if (!read.success) return;
    try {
      await save.mutateAsync({ document, version: draft?.version ?? 0, words: read.data });
      setWords(read.data);
      void toast({ title: `Draft of ${label} saved.`, kind: "success" });
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      const marks = error.reason === "unknown_mark" ? ` ${String(error.details.marks)}` : "";
      setProblem(`${error.message}${marks}`);
    }
  };
  return (
    <Card ref={showEditor} tabIndex={-1} className="scroll-mt-24 outline-none">
      <CardHeader
        title={`${label}: ${draft ? "draft" : "new version"}`}
        note="No visitor sees a draft. Words in braces, such as {company} or {deposits}, follow your settings."
        actions={
          <Button
            size="sm"
            variant="quiet"
            icon={<ArrowLeft aria-hidden />}
            onClick={() => (isChanged ? setOpened("leave") : onClose())}
          >
            All legal texts
          </Button>
        }
      />
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-6">
        <LegalFields words={words} onChange={setWords} />
        {problem && (
          <Alert tone="bad" announce>
            {problem}
          </Alert>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={save.isPending} busyText="Saving…" disabled={!isChanged}>
            Save draft
          </Button>
          <Button variant="outline" onClick={() => setOpened("preview")}>
            Preview
          </Button>
          <Button variant="outline" disabled={!draft || isChanged} onClick={() => setOpened("publish")}>
            Publish…
          </Button>
          {draft && (
            <Button variant="quiet" onClick={() => setOpened("delete")}>
              Delete draft
            </Button>
          )}
        </div>
      </form>
      <Dialog open={opened === "preview"} onClose={() => setOpened(undefined)} title={`Preview: ${label}`} size="lg">
        <Preview words={withoutEmptyRules(words)} />
      </Dialog>
      {opened === "publish" && draft && (
        <PublishDialog text={text} draft={draft} before={last} onClose={() => setOpened(undefined)} onDone={onClose} />
      )}
      {opened === "delete" && draft && (
        <DeleteDialog text={text} draft={draft} onClose={() => setOpened(undefined)} onDone={onClose} />
      )}
      <ConfirmDialog
        open={opened === "leave"}
        onClose={() => setOpened(undefined)}
        onConfirm={onClose}
        title="Discard your changes?"
        text="The draft is not saved. Your changes will be lost."
        confirmLabel="Discard changes"
        cancelLabel="Keep editing"
      />
    </Card>
  );
}

type DraftDialogProps = {
  text: LegalText;
  draft: NonNullable<LegalText["draft"]>;
  onClose: () => void;
  onDone: () => void;
};

function DeleteDialog({ text: { document }, draft, onClose, onDone }: DraftDialogProps) {
  const remove = useMakeCall(legalContract.deleteLegalDraft, refreshed);
  return (
    <ActionDialog
      title="Delete this draft?"
      text="The published versions stay as they are."
      confirmLabel="Delete draft"
      doneLabel="The draft is deleted."
      tone="danger"
      onClose={onClose}
      onConfirm={async () => {
        await remove.mutateAsync({ document, version: draft.version });
        onDone();
      }}
    />
  );
}

function PublishDialog({
  text: { document },
  draft,
  before,
  onClose,
  onDone,
}: DraftDialogProps & { before: LegalWords }) {
  const publish = useMakeCall(legalContract.publishLegalText, refreshed);
  return (
    <FormDialog
      title={`Publish ${legalLabels[document]}`}
      text="From its first day it is the version in force. What was agreed before keeps its version, and no one is emailed. A published version can’t be changed."
      confirmLabel="Publish"
      doneLabel="The version is published."
      size="lg"
      schema={publicationForm}
      defaultValues={{ from_day: localDateOf(new Date()) }}
      onConfirm={async ({ from_day }) => {
        await publish.mutateAsync({ document, version: draft.version, from_day });
        onDone();
      }}
      onClose={onClose}
    >
      <FormField name="from_day" label="In force from" required className="max-w-60">
        {({ value, onChange, onBlur, name }) => (
          <DatePicker
            value={String(value)}
            onChange={onChange}
            onBlur={onBlur}
            name={name}
            min={localDateOf(new Date())}
          />
        )}
      </FormField>
      <section aria-labelledby="legal-changes" className="grid gap-2">
        <h3 id="legal-changes" className="font-bold">
          What changes
        </h3>
        <LegalChanges changes={legalDifference(before, draft.words)} />
      </section>
    </FormDialog>
  );
}

/** As visitors read it today. */
function Preview({ words }: { words: LegalWords }) {
  const { data } = useCall(termsContract.companyTerms, {});
  return (
    <FiguresProvider value={data && figuresIn(data)}>
      <Filled words={words} />
    </FiguresProvider>
  );
}

function Filled({ words }: { words: LegalWords }) {
  const { title, lead, sections } = useFigured(words);
  return (
    <>
      <p className="font-bold text-h3">{title}</p>
      <p className="mt-1 text-ink-2">{lead}</p>
      <LegalSections sections={sections} />
    </>
  );
}

const withoutEmptyRules = (words: LegalWords): LegalWords => ({
  ...words,
  sections: words.sections.map((one) => ({
    ...one,
    rules: one.rules.map((rule) => rule.trim()).filter((rule) => rule !== ""),
  })),
});

type Issue = { readonly path: readonly PropertyKey[]; readonly message: string };

function problemText(issue: Issue | undefined, { sections }: LegalWords): string {
  const [field, at] = issue?.path ?? [];
  const where = field === "sections" && typeof at === "number" ? `${sections[at]?.title || `Section ${at + 1}`}: ` : "";
  return `${where}${issue?.message ?? ""}`;
}

/** The list was longer or shorter: the editor starts at its top, and a keyboard continues there. */
function showEditor(card: HTMLElement | null) {
  card?.scrollIntoView({ block: "start" });
  card?.focus({ preventScroll: true });
}
