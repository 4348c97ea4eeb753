import { Bookmark, Trash2 } from "lucide-react";
import { useState } from "react";
import { Button, IconButton } from "#design/button.tsx";
import { cx } from "#design/class-names.ts";
import { ConfirmDialog } from "#design/confirm-dialog.tsx";
import { Field, TextInput } from "#design/field.tsx";
import { toast } from "#design/toast.tsx";
import { useCall, useMakeCall } from "#platform/browser/use-call.ts";
import { bookingOfficeContract } from "../office-contract.ts";
import { isSameView, standardViews } from "./use-office-query.ts";

type ViewsBarProps = { query: string; onOpen: (query: string) => void };

/** Ways to look at the list: those everybody needs, then one's own. */
export function ViewsBar({ query, onOpen }: ViewsBarProps) {
  const { data } = useCall(bookingOfficeContract.bookingViews, {});
  const own = data?.views ?? [];
  const [isNaming, setNaming] = useState(false);
  const isKnown = [...standardViews, ...own].some((view) => isSameView(view.query, query));
  return (
    <nav aria-label="Views" className="flex min-w-0 items-center gap-2">
      <ul className="flex min-w-0 gap-1 overflow-x-auto [scrollbar-width:none]">
        {standardViews.map((view) => (
          <li key={view.name}>
            <ViewButton {...view} isOn={isSameView(view.query, query)} onOpen={onOpen} />
          </li>
        ))}
        {own.map((view) => (
          <li key={view.id} className="flex items-center">
            <ViewButton {...view} isOn={isSameView(view.query, query)} onOpen={onOpen} isOwn />
            {isSameView(view.query, query) && <RemoveView {...view} onGone={() => onOpen("")} />}
          </li>
        ))}
      </ul>
      {!isKnown && (
        <Button
          size="sm"
          variant="quiet"
          className="shrink-0"
          icon={<Bookmark aria-hidden="true" />}
          onClick={() => setNaming(true)}
        >
          Save view
        </Button>
      )}
      {isNaming && <NameDialog query={query} onClose={() => setNaming(false)} />}
    </nav>
  );
}

type ViewButtonProps = { name: string; query: string; isOn: boolean; isOwn?: boolean; onOpen: (query: string) => void };

function ViewButton({ name, query, isOn, isOwn, onOpen }: ViewButtonProps) {
  return (
    <button
      type="button"
      aria-current={isOn ? "true" : undefined}
      onClick={() => onOpen(query)}
      className={cx(
        "inline-flex min-h-10 items-center gap-1.5 whitespace-nowrap rounded-pill px-4 font-semibold text-[0.9375rem] transition-colors duration-(--d-1) focus-visible:-outline-offset-3",
        isOn
          ? "bg-[light-dark(var(--c-atlantic),var(--surface-3))] text-on-dark"
          : "text-ink-2 hover:bg-surface-2 hover:text-ink",
      )}
    >
      {isOwn && <Bookmark aria-hidden="true" className="size-4" />}
      {name}
    </button>
  );
}

function RemoveView({ id, name, onGone }: { id: string; name: string; onGone: () => void }) {
  const remove = useMakeCall(bookingOfficeContract.removeBookingView, [bookingOfficeContract.bookingViews]);
  const forget = async () => {
    await remove.mutateAsync({ id });
    onGone();
  };
  return (
    <IconButton size="sm" label={`Remove the view ${name}`} onClick={() => void forget()}>
      <Trash2 />
    </IconButton>
  );
}

function NameDialog({ query, onClose }: { query: string; onClose: () => void }) {
  const [name, setName] = useState("");
  const [problem, setProblem] = useState<string>();
  const save = useMakeCall(bookingOfficeContract.saveBookingView, [bookingOfficeContract.bookingViews]);
  const keep = async () => {
    if (name.trim() === "") return setProblem("Please name the view");
    try {
      await save.mutateAsync({ name, query });
      onClose();
      await toast({ title: "View saved", description: name });
    } catch (error) {
      setProblem(error instanceof Error ? error.message : "This could not be saved.");
    }
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => void keep()}
      title="Save this view"
      text="Filters, search and order are kept under a name, for you alone. The same name takes the place of the older."
      confirmLabel="Save view"
      cancelLabel="Not now"
      tone="primary"
      busy={save.isPending}
    >
      <Field label="Name" error={problem}>
        <TextInput value={name} maxLength={60} onChange={(event) => setName(event.currentTarget.value)} />
      </Field>
    </ConfirmDialog>
  );
}
