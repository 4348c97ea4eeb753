import { CircleAlert, CircleCheck, File as FileIcon, RotateCw, Upload as UploadIcon, X } from "lucide-react";
import { type DragEvent, useId, useRef, useState } from "react";
import { buttonClass, IconButton } from "../button.tsx";
import { cx } from "../class-names.ts";
import { Progress } from "../progress.tsx";
import { useFieldControl } from "./field-control.ts";
import { type FileRules, nameKinds, showBytes } from "./file-rules.ts";
import { type Upload, type UploadItem, useUploads } from "./use-uploads.ts";

type FileDropProps<Receipt> = FileRules & {
  /** The document to upload, such as "Proof of payment". */
  label: string;
  upload: Upload<Receipt>;
  /** Everything that has arrived so far. */
  onChange?: (receipts: Receipt[]) => void;
  /** Takes each over as it arrives, where the page shows it in its own way. */
  onArrived?: (receipt: Receipt) => void;
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

type FileRowProps = { item: UploadItem<unknown>; onRemove: () => void; onRetry: () => void };

const icons = { sending: FileIcon, done: CircleCheck, failed: CircleAlert, refused: CircleAlert } as const;
const colours = { sending: "text-ink-3", done: "text-ok", failed: "text-bad", refused: "text-bad" } as const;

function FileRow({ item: { file, state, part, problem }, onRemove, onRetry }: FileRowProps) {
  const Icon = icons[state];
  return (
    <li className="flex items-center gap-3 rounded-sm bg-surface py-1.5 ps-3.5 pe-1.5 inset-ring inset-ring-line">
      <Icon aria-hidden className={cx("size-5 shrink-0", colours[state])} />
      <div className="grid min-w-0 flex-1 gap-1">
        <p className="flex gap-3 text-sm">
          <span className="truncate font-medium">{file.name}</span>
          <span className="ms-auto shrink-0 text-ink-3">{showBytes(file.size)}</span>
        </p>
        {state === "sending" && <Progress label={`Sending ${file.name}`} value={part} max={1} />}
        {state === "done" && <p className="text-xs font-medium text-ok">Uploaded</p>}
        {problem && <p className="text-xs font-semibold text-bad">{problem}</p>}
      </div>
      <div className="flex shrink-0">
        {state === "failed" && (
          <IconButton size="sm" label={`Try ${file.name} again`} onClick={onRetry}>
            <RotateCw />
          </IconButton>
        )}
        <IconButton size="sm" label={`Remove ${file.name}`} onClick={onRemove}>
          <X />
        </IconButton>
      </div>
    </li>
  );
}
