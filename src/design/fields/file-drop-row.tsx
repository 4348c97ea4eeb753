import { CircleAlert, CircleCheck, File as FileIcon, RotateCw, X } from "lucide-react";
import { IconButton } from "../button.tsx";
import { cx } from "../class-names.ts";
import { Progress } from "../progress.tsx";
import { showBytes } from "./file-rules.ts";
import type { UploadItem } from "./use-uploads.ts";

type FileRowProps = { item: UploadItem<unknown>; onRemove: () => void; onRetry: () => void };

const icons = { sending: FileIcon, done: CircleCheck, failed: CircleAlert, refused: CircleAlert } as const;
const colours = { sending: "text-ink-3", done: "text-ok", failed: "text-bad", refused: "text-bad" } as const;

export function FileRow({ item: { file, state, part, problem }, onRemove, onRetry }: FileRowProps) {
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
