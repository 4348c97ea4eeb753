import { Bookmark, EllipsisVertical, Pencil, Star, StarOff, Trash2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import * as z from "zod/mini";
import { Button, IconButton } from "#design/button.tsx";
import { cx } from "#design/class-names.ts";
import { TextInput } from "#design/fields/field.tsx";
import { FormField } from "#design/fields/form-field.tsx";
import { FormDialog } from "#design/overlay/form-dialog.tsx";
import { Menu, MenuItem } from "#design/overlay/radix-menu.tsx";
import { toast } from "#design/overlay/toast.tsx";
import { stripFades, useStrip } from "#design/use-strip.ts";
import { useCall, useMakeCall } from "#platform/browser/use-call.ts";
import type { InputOf } from "#platform/contract.ts";
import { bookingListContract, type SavedView } from "../contract.ts";
import { isSameView, standardViews } from "./use-list-query.ts";

type ListPage = NonNullable<InputOf<typeof bookingListContract.saveBookingView>["page"]>;
type ViewsBarProps = {
  query: string;
  onOpen: (query: string) => void;
  onBegin: (query: string) => void;
  page?: ListPage;
  /** The views that everyone needs. */
  standard?: readonly { readonly name: string; readonly query: string }[];
};

/** Ways to look at the list: those everyone needs, then one's own. */
export function ViewsBar({ query, onOpen, onBegin, page = "bookings", standard = standardViews }: ViewsBarProps) {
  const { data } = useCall(bookingListContract.listBookingViews, { page });
  const own = data?.views ?? [];
  const [isNaming, setNaming] = useState(false);
  const isKnown = [...standard, ...own].some((view) => isSameView(view.query, query));
  const { strip, more } = useStrip<HTMLUListElement>(query);
  useFirstView(query, data?.views, onBegin);
  return (
    <nav aria-label="Views" className="flex min-w-0 items-center gap-2">
      <ul
        ref={strip}
        data-more={more}
        className={cx("flex min-w-0 gap-1 overflow-x-auto [scrollbar-width:none]", stripFades)}
      >
        {standard.map((view) => (
          <li key={view.name}>
            <ViewButton {...view} isOn={isSameView(view.query, query)} onOpen={onOpen} />
          </li>
        ))}
        {own.map((view) => (
          <li key={view.id} className="flex items-center">
            <ViewButton {...view} isOn={isSameView(view.query, query)} onOpen={onOpen} isOwn />
            {isSameView(view.query, query) && <OwnViewMenu view={view} onGone={() => onOpen("")} />}
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
      {isNaming && <ViewNameDialog page={page} query={query} onClose={() => setNaming(false)} />}
    </nav>
  );
}

/** A visit without a filter starts with the default view, once: "All" stays within reach. */
function useFirstView(query: string, views: readonly SavedView[] | undefined, onBegin: (query: string) => void) {
  const isUndecided = useRef(query === "");
  useEffect(() => {
    if (!views || !isUndecided.current) return;
    isUndecided.current = false;
    const first = views.find((view) => view.is_default);
    if (first && query === "") onBegin(first.query);
  }, [views, query, onBegin]);
}

type ViewButtonProps = {
  name: string;
  query: string;
  isOn: boolean;
  isOwn?: boolean;
  is_default?: boolean;
  onOpen: (query: string) => void;
};

function ViewButton({ name, query, isOn, isOwn, is_default: isDefault, onOpen }: ViewButtonProps) {
  const Mark = isDefault ? Star : Bookmark;
  return (
    <button
      type="button"
      aria-current={isOn ? "true" : undefined}
      onClick={() => onOpen(query)}
      className={cx(
        "inline-flex min-h-10 items-center gap-1.5 pointer-coarse:min-h-11 whitespace-nowrap rounded-pill px-4 font-semibold text-[0.9375rem] transition-colors duration-(--d-1) focus-visible:-outline-offset-3",
        isOn
          ? "bg-[light-dark(var(--c-atlantic),var(--surface-3))] text-on-dark"
          : "text-ink-2 hover:bg-surface-2 hover:text-ink",
      )}
    >
      {isOwn && <Mark aria-hidden="true" className="size-4" />}
      {name}
      {isDefault && <span className="sr-only">, default view</span>}
    </button>
  );
}

function OwnViewMenu({ view, onGone }: { view: SavedView; onGone: () => void }) {
  const [isNaming, setNaming] = useState(false);
  const { listBookingViews, changeBookingView, removeBookingView } = bookingListContract;
  const change = useMakeCall(changeBookingView, [listBookingViews]);
  const remove = useMakeCall(removeBookingView, [listBookingViews]);
  const attempt = async (action: () => Promise<unknown>, title: string) => {
    try {
      await action();
      await toast({ title, description: view.name });
    } catch (error) {
      await toast({
        kind: "error",
        title: error instanceof Error ? error.message : "We couldn’t change the view. Please try again.",
      });
    }
  };
  const { id, name, is_default: isDefault } = view;
  const forget = () => attempt(() => remove.mutateAsync({ id }).then(onGone), "View deleted");
  const choose = () =>
    attempt(
      () => change.mutateAsync({ id, name, is_default: !isDefault }),
      isDefault ? "Default view removed" : "Default view set",
    );
  return (
    <>
      <Menu
        align="start"
        trigger={
          <IconButton size="sm" label={`Actions for view ${name}`}>
            <EllipsisVertical />
          </IconButton>
        }
      >
        <MenuItem icon={<Pencil />} onSelect={() => setNaming(true)}>
          Rename view
        </MenuItem>
        <MenuItem icon={isDefault ? <StarOff /> : <Star />} onSelect={() => void choose()}>
          {isDefault ? "Remove as default view" : "Set as default view"}
        </MenuItem>
        <MenuItem icon={<Trash2 />} tone="bad" onSelect={() => void forget()}>
          Delete view
        </MenuItem>
      </Menu>
      {isNaming && <ViewNameDialog query={view.query} view={view} onClose={() => setNaming(false)} />}
    </>
  );
}

type NameDialogProps = {
  page?: ListPage;
  query: string;
  /** The view to rename; without one, the current filters become a new view. */
  view?: SavedView;
  onClose: () => void;
};

const nameForm = z.object({ name: z.string().check(z.trim(), z.minLength(1, "Enter a name"), z.maxLength(60)) });

/** Takes the name of a view, and keeps what was typed when it cannot be that. */
function ViewNameDialog({ page = "bookings", query, view, onClose }: NameDialogProps) {
  const { listBookingViews, changeBookingView, saveBookingView } = bookingListContract;
  const save = useMakeCall(saveBookingView, [listBookingViews]);
  const change = useMakeCall(changeBookingView, [listBookingViews]);
  const label = view ? "Rename view" : "Save view";
  return (
    <FormDialog
      onClose={onClose}
      title={label}
      text={
        view
          ? "Its filters, search and sorting are unchanged."
          : "We’ll save your filters, search and sorting, for you only. A view with the same name is replaced."
      }
      confirmLabel={label}
      doneLabel={view ? "View renamed" : "View saved"}
      schema={nameForm}
      defaultValues={{ name: view?.name ?? "" }}
      onConfirm={async ({ name }) => {
        if (view) await change.mutateAsync({ id: view.id, name, is_default: view.is_default });
        else await save.mutateAsync({ page, name, query });
      }}
    >
      <FormField name="name" label="Name">
        <TextInput maxLength={60} />
      </FormField>
    </FormDialog>
  );
}
