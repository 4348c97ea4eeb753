import { CircleCheck, X } from "lucide-react";
import { useId, useRef, useState } from "react";
import { useController } from "react-hook-form";
import { IconButton } from "#design/button.tsx";
import { Field } from "#design/fields/field.tsx";
import { FileDrop } from "#design/fields/file-drop.tsx";
import { showBytes } from "#design/fields/file-rules.ts";
import { useFieldMessage } from "#design/fields/form-field.tsx";
import type { DocumentNeed } from "#domain/partner/application-documents.ts";
import { isSentFile, type SentFile } from "./use-draft.ts";
import { fileRules, uploadFile } from "./use-file-upload.ts";

type DocumentFieldProps = { document: DocumentNeed; maxFiles: number };

/** One document: files of an earlier visit above the drop zone, new ones below. */
export function DocumentField({ document, maxFiles }: DocumentFieldProps) {
  const name = `documents.${document.type}`;
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const { field } = useController({ name });
  const [own, setOwn] = useState<readonly SentFile[]>([]);
  const all: readonly SentFile[] = Array.isArray(field.value) ? field.value.filter(isSentFile) : [];
  const earlier = all.filter((file) => !own.some(({ file_id }) => file_id === file.file_id));
  const keep = (receipts: SentFile[]) => {
    setOwn(receipts);
    field.onChange([...earlier, ...receipts]);
  };
  // The form focuses its first invalid field; here that is the file button.
  field.ref({ focus: () => box.current?.querySelector("input")?.focus() });
  return (
    <div ref={box} id={id} className="grid content-start gap-2.5">
      <Field
        label={document.name}
        hint={document.hint}
        required={document.isRequired}
        optional={!document.isRequired}
        error={useFieldMessage(name)}
      >
        <FileDrop
          {...fileRules}
          label={document.name}
          upload={uploadFile}
          onChange={keep}
          maxFiles={Math.max(1, maxFiles - earlier.length)}
        />
      </Field>
      {earlier.length > 0 && (
        <ul aria-label={`${document.name}: sent before`} className="grid gap-2">
          {earlier.map((file) => (
            <SavedFileRow
              key={file.file_id}
              name={file.name}
              size={file.size}
              onRemove={() => field.onChange(all.filter(({ file_id }) => file_id !== file.file_id))}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

type KeptFileRowProps = { name: string; size: number; onRemove?: () => void };

/** A file that arrived earlier and is still at the server. */
function SavedFileRow({ name, size, onRemove }: KeptFileRowProps) {
  return (
    <li className="flex min-h-13 items-center gap-3 rounded-sm bg-surface py-1.5 ps-3.5 pe-1.5 inset-ring inset-ring-line">
      <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-ok" />
      <p className="flex min-w-0 flex-1 gap-3 text-sm">
        <span className="truncate font-medium">{name}</span>
        <span className="ms-auto shrink-0 text-ink-3">{showBytes(size)}</span>
      </p>
      {onRemove && (
        <IconButton size="sm" label={`Remove ${name}`} onClick={onRemove}>
          <X />
        </IconButton>
      )}
    </li>
  );
}
