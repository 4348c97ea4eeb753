import { useState } from "react";
import { Field, TextInput } from "#design/fields/field.tsx";
import { ConfirmDialog } from "#design/overlay/confirm-dialog.tsx";
import { toast } from "#design/overlay/toast.tsx";
import { useMakeCall } from "#platform/browser/use-call.ts";
import { bookingListContract, type SavedView } from "../contract.ts";

type NameDialogProps = {
  query: string;
  /** The view that gets another name; without one, what is looked at becomes a new view. */
  view?: SavedView;
  onClose: () => void;
};

/** Takes the name of a view, and keeps what was typed when it cannot be that. */
export function ViewNameDialog({ query, view, onClose }: NameDialogProps) {
  const [name, setName] = useState(view?.name ?? "");
  const [problem, setProblem] = useState<string>();
  const { listBookingViews, changeBookingView, saveBookingView } = bookingListContract;
  const save = useMakeCall(saveBookingView, [listBookingViews]);
  const change = useMakeCall(changeBookingView, [listBookingViews]);
  const keep = async () => {
    if (name.trim() === "") return setProblem("Enter a name");
    try {
      if (view) await change.mutateAsync({ id: view.id, name, is_default: view.is_default });
      else await save.mutateAsync({ name, query });
      onClose();
      await toast({ title: view ? "View renamed" : "View saved", description: name });
    } catch (error) {
      setProblem(error instanceof Error ? error.message : "We couldn’t save the view. Please try again.");
    }
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => void keep()}
      title={view ? "Rename view" : "Save view"}
      text={
        view
          ? "Its filters, search and sorting are unchanged."
          : "We’ll save your filters, search and sorting, for you only. A view with the same name is replaced."
      }
      confirmLabel={view ? "Rename view" : "Save view"}
      cancelLabel="Cancel"
      tone="primary"
      busy={save.isPending || change.isPending}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void keep();
        }}
      >
        <Field label="Name" error={problem}>
          <TextInput
            value={name}
            maxLength={60}
            onChange={(event) => {
              setName(event.currentTarget.value);
              setProblem(undefined);
            }}
          />
        </Field>
      </form>
    </ConfirmDialog>
  );
}
