import { Pencil, Plus, Trash2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Button, IconButton } from "#design/button.tsx";
import { Card } from "#design/card.tsx";
import { ActionDialog } from "#design/overlay/action-dialog.tsx";
import { Dialog } from "#design/overlay/dialog.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonCard } from "#design/skeleton.tsx";

type SavedSectionProps<T extends { readonly id: string }> = {
  title: string;
  text: string;
  addLabel: string;
  /** Shown while the list is empty. */
  empty: string;
  items: readonly T[] | undefined;
  error: Error | null;
  onAgain: () => void;
  nameOf: (item: T) => string;
  describe: (item: T) => ReactNode;
  /** The form for a new one, or for the one that is changed. */
  form: (item: T | undefined, onDone: () => void) => ReactNode;
  onRemove: (item: T) => Promise<unknown>;
};

/** A list of things someone keeps with us: to add, to change, to forget. */
export function SavedSection<T extends { readonly id: string }>(props: SavedSectionProps<T>) {
  const { title, text, addLabel, empty, items, error, onAgain, nameOf, describe, form, onRemove } = props;
  const [edited, setEdited] = useState<{ item: T | undefined }>();
  const [leaving, setLeaving] = useState<T>();
  if (error && !items) return <ReadFailed error={error} onAgain={onAgain} />;
  if (!items) return <SkeletonCard lines={3} />;
  const close = () => setEdited(undefined);
  return (
    <Card aria-label={title} className="grid content-start gap-4">
      <header className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <h2 className="text-h3">{title}</h2>
          <p className="text-ink-2">{text}</p>
        </div>
        <Button
          variant="outline"
          size="sm"
          icon={<Plus aria-hidden="true" />}
          onClick={() => setEdited({ item: undefined })}
        >
          {addLabel}
        </Button>
      </header>
      {items.length === 0 ? (
        <p className="rounded-md bg-surface-2 px-4 py-5 text-center text-ink-2">{empty}</p>
      ) : (
        <ul className="grid">
          {items.map((item) => (
            <li key={item.id} className="flex items-center gap-2 border-line border-t py-3 first:border-t-0">
              <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">{describe(item)}</div>
              <IconButton label={`Change ${nameOf(item)}`} size="sm" onClick={() => setEdited({ item })}>
                <Pencil />
              </IconButton>
              <IconButton label={`Remove ${nameOf(item)}`} size="sm" onClick={() => setLeaving(item)}>
                <Trash2 />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <Dialog
        open={edited !== undefined}
        onClose={close}
        title={edited?.item ? `Change ${nameOf(edited.item)}` : addLabel}
      >
        {edited && form(edited.item, close)}
      </Dialog>
      <Removal item={leaving} nameOf={nameOf} onRemove={onRemove} onClose={() => setLeaving(undefined)} />
    </Card>
  );
}

type RemovalProps<T> = {
  item: T | undefined;
  nameOf: (item: T) => string;
  onRemove: (item: T) => Promise<unknown>;
  onClose: () => void;
};

function Removal<T>({ item, nameOf, onRemove, onClose }: RemovalProps<T>) {
  const name = item === undefined ? "" : nameOf(item);
  return (
    <ActionDialog
      open={item !== undefined}
      onClose={onClose}
      onConfirm={async () => {
        if (item !== undefined) await onRemove(item);
      }}
      title={`Remove ${name}?`}
      text="Existing bookings are not changed."
      confirmLabel="Remove"
      doneLabel={`${name} removed`}
      tone="danger"
    />
  );
}
