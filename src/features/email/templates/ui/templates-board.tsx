import { Mail, Smartphone } from "lucide-react";
import { Badge } from "#design/badge.tsx";
import { Card } from "#design/card.tsx";
import { formatDateTime } from "#design/dates/date-text.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { Field, Select, TextInput } from "#design/fields/field.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonCard } from "#design/skeleton.tsx";
import { useCall } from "#platform/browser/use-call.ts";
import { usePageAddress } from "#platform/browser/use-page-address.ts";
import { type ListedTemplate, readers, templatesContract } from "../contract.ts";
import { kindLabel, readerLabels } from "./messages.ts";
import { TemplateEditor } from "./template-editor.tsx";

/** Every kind of message by who gets it; a press opens its texts. */
export function TemplatesBoard() {
  const { read, go } = usePageAddress();
  const kind = read("template");
  if (kind) return <TemplateEditor key={kind} kind={kind} onClose={() => go({ template: "" })} />;
  return <TemplateList />;
}

function TemplateList() {
  const { read, filter, go } = usePageAddress();
  const { data, error, refetch } = useCall(templatesContract.listTemplates, {});
  const [search, to] = [read("words").toLowerCase(), read("to")];
  const shown = (data?.templates ?? []).filter(
    (one) =>
      (to === "" || one.to === to) &&
      (search === "" || `${kindLabel(one.kind)} ${one.when}`.toLowerCase().includes(search)),
  );
  if (error && !data)
    return <ReadFailed title="We couldn’t load the templates" error={error} onAgain={() => void refetch()} />;
  if (!data) return <SkeletonCard lines={8} />;
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-end gap-3">
        <Field label="Search" className="w-full sm:w-72">
          <TextInput
            type="search"
            value={read("words")}
            placeholder="Name or event"
            onChange={(event) => filter({ words: event.currentTarget.value })}
          />
        </Field>
        <Field label="Sent to" className="w-full sm:w-52">
          <Select
            placeholder="Everyone"
            options={readers.map((value) => ({ value, label: readerLabels[value] }))}
            value={to}
            onChange={(event) => filter({ to: event.currentTarget.value })}
          />
        </Field>
        <p className="pb-3 text-ink-2 text-sm">
          {shown.length} of {data.templates.length} templates,{" "}
          {data.templates.filter(({ edited }) => edited > 0).length} edited
        </p>
      </div>
      {shown.length === 0 && (
        <EmptyState icon={<Mail />} title="No templates match" text="Try another word, or show everyone’s." />
      )}
      {readers.map((reader) => (
        <ReaderTemplates
          key={reader}
          title={readerLabels[reader]}
          templates={shown.filter((one) => one.to === reader)}
          onOpen={(template) => go({ template })}
        />
      ))}
    </div>
  );
}

type ReaderProps = { title: string; templates: readonly ListedTemplate[]; onOpen: (kind: string) => void };

function ReaderTemplates({ title, templates, onOpen }: ReaderProps) {
  if (templates.length === 0) return null;
  return (
    <section className="grid gap-2" aria-label={title}>
      <h2 className="font-bold text-lg">{title}</h2>
      <Card className="py-1">
        <ul>
          {templates.map((one) => (
            <li key={one.kind} className="border-line border-t first:border-t-0">
              <button
                type="button"
                onClick={() => onOpen(one.kind)}
                className="flex w-full flex-wrap items-center gap-x-4 gap-y-1 py-3 text-left hover:text-link"
              >
                <span className="text-ink-3 [&>svg]:size-5">
                  {one.channel === "phone" ? <Smartphone aria-label="SMS and WhatsApp" /> : <Mail aria-label="Email" />}
                </span>
                <span className="grid min-w-0 flex-1 basis-60">
                  <span className="font-semibold">{kindLabel(one.kind)}</span>
                  <span className="text-ink-2 text-sm">{one.when}</span>
                </span>
                {one.edited > 0 ? (
                  <span className="grid justify-items-end gap-0.5">
                    <Badge tone="info">
                      {one.edited} of {one.texts} edited
                    </Badge>
                    {one.saved_at && (
                      <span className="text-ink-2 text-xs">
                        {formatDateTime(one.saved_at)}, {one.saved_by}
                      </span>
                    )}
                  </span>
                ) : (
                  <span className="text-ink-3 text-sm">Our words</span>
                )}
              </button>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}
