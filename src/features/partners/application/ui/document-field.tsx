import { useId, useRef, useState } from "react";
import { useController } from "react-hook-form";
import { Field } from "#design/fields/field.tsx";
import { FileDrop } from "#design/fields/file-drop.tsx";
import { useFieldMessage } from "#design/fields/form-field.tsx";
import type { DocumentNeed } from "#domain/partner/application-documents.ts";
import { SavedFileRow } from "./saved-file-row.tsx";
import { isSentFile, type SentFile } from "./use-draft.ts";
import { fileRules, uploadFile } from "./use-file-upload.ts";

type DocumentFieldProps = { document: DocumentNeed; maxFiles: number };

/** One document: its files from an earlier visit above, those of this visit below the drop zone. */
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
  // The form puts the focus on the first field that is wrong; here that is the button of the file dialog.
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
