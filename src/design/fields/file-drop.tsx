import { Upload as UploadIcon } from "lucide-react";
import { type DragEvent, useId, useRef, useState } from "react";
import { buttonClass } from "../button.tsx";
import { cx } from "../class-names.ts";
import { useFieldControl } from "./field-control.ts";
import { FileRow } from "./file-drop-row.tsx";
import { type FileRules, nameKinds, showBytes } from "./file-rules.ts";
import { type Upload, useUploads } from "./use-uploads.ts";

type FileDropProps<Receipt> = FileRules & {
  /** What is wanted, such as "Proof of payment". */
  label: string;
  upload: Upload<Receipt>;
  /** Everything that has arrived so far. */
  onChange?: (receipts: Receipt[]) => void;
  maxFiles?: number;
  disabled?: boolean;
  className?: string;
};

/** Takes files by drag and drop or by the file dialog and sends them at once. */
export function FileDrop<Receipt>(props: FileDropProps<Receipt>) {
  const { label, accept = [], maxBytes, maxFiles = 10, disabled, className } = props;
  const field = useFieldControl();
  const ownId = useId();
  const inputId = field.id ?? ownId;
  const { items, add, remove, retry } = useUploads(props);
  const drop = useDropZone(add, disabled);
  return (
    <div className={cx("grid content-start gap-3", className)}>
      <div
        {...drop.zoneProps}
        className={cx(
          "grid justify-items-center gap-1 rounded-md border-[1.5px] border-dashed px-5 py-7 text-center transition-colors duration-(--d-1)",
          drop.isOver ? "border-primary bg-primary-soft" : "border-line-strong bg-surface",
          disabled && "opacity-55",
        )}
      >
        <UploadIcon aria-hidden className="mb-1 size-6 text-ink-3" />
        <p className="font-semibold">
          <span className="max-sm:hidden">Drop {maxFiles === 1 ? "a file" : "files"} here, or</span>{" "}
          <label
            htmlFor={inputId}
            className={buttonClass({ variant: "outline", size: "sm", className: "mx-1 has-focus-visible:outline-3" })}
          >
            Choose {maxFiles === 1 ? "a file" : "files"}
            <input
              {...field}
              id={inputId}
              type="file"
              aria-label={label}
              className="sr-only"
              multiple={maxFiles > 1}
              disabled={disabled}
              accept={accept.join(",") || undefined}
              onChange={(event) => {
                add([...(event.currentTarget.files ?? [])]);
                // Choosing the same file again, after removing it, must count as a choice.
                event.currentTarget.value = "";
              }}
            />
          </label>
        </p>
        <p className="mt-1 text-sm text-ink-3 first-letter:uppercase">
          {[accept.length > 0 && nameKinds(accept), maxBytes && `up to ${showBytes(maxBytes)}`]
            .filter(Boolean)
            .join(", ")}
        </p>
      </div>
      <ul aria-label={`${label}: files`} aria-live="polite" className="grid gap-2 empty:hidden">
        {items.map((item) => (
          <FileRow
            key={item.id}
            item={item}
            onRemove={() => remove(item.id)}
            onRetry={() => retry(item.id, item.file)}
          />
        ))}
      </ul>
    </div>
  );
}

function useDropZone(add: (files: Iterable<File>) => void, disabled = false) {
  const [isOver, setOver] = useState(false);
  // Moving over a child leaves and enters again; only the outermost leave counts.
  const depth = useRef(0);
  const enter = (by: 1 | -1) => {
    depth.current = Math.max(0, depth.current + by);
    setOver(depth.current > 0);
  };
  if (disabled) return { isOver: false, zoneProps: {} };
  return {
    isOver,
    zoneProps: {
      onDragEnter: () => enter(1),
      onDragLeave: () => enter(-1),
      onDragOver: (event: DragEvent) => event.preventDefault(),
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        depth.current = 0;
        setOver(false);
        add([...event.dataTransfer.files]);
      },
    },
  };
}
