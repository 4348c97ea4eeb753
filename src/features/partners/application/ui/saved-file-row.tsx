import { CircleCheck, X } from "lucide-react";
import { IconButton } from "#design/button.tsx";
import { showBytes } from "#design/fields/file-rules.ts";

type KeptFileRowProps = { name: string; size: number; onRemove?: () => void };

/** A file that arrived earlier and is still at the server. */
export function SavedFileRow({ name, size, onRemove }: KeptFileRowProps) {
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
