import * as z from "zod/mini";
import { TextInput } from "#design/fields/field.tsx";
import { FormField } from "#design/fields/form-field.tsx";
import { FormDialog } from "#design/overlay/form-dialog.tsx";
import { useMakeCall } from "#platform/browser/use-call.ts";
import { bookingListContract, type SavedView } from "../contract.ts";

type NameDialogProps = {
  query: string;
  /** The view that gets another name; without one, what is looked at becomes a new view. */
  view?: SavedView;
  onClose: () => void;
};

const nameForm = z.object({ name: z.string().check(z.trim(), z.minLength(1, "Enter a name"), z.maxLength(60)) });

/** Takes the name of a view, and keeps what was typed when it cannot be that. */
export function ViewNameDialog({ query, view, onClose }: NameDialogProps) {
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
        else await save.mutateAsync({ name, query });
      }}
    >
      <FormField name="name" label="Name">
        <TextInput maxLength={60} />
      </FormField>
    </FormDialog>
  );
}
