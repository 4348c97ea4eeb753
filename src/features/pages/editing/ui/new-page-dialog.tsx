import * as z from "zod/mini";
import { TextInput } from "#design/fields/field.tsx";
import { FormField } from "#design/fields/form-field.tsx";
import { FormDialog } from "#design/overlay/form-dialog.tsx";
import { useMakeCall } from "#platform/browser/use-call.ts";
import { pathField } from "../../contract.ts";
import { pageEditingContract } from "../contract.ts";

const form = z.object({
  name: z
    .string()
    .check(z.trim(), z.minLength(1, "Enter the name"), z.maxLength(120, "Please use at most 120 characters")),
  path: pathField,
});

type NewPageDialogProps = {
  /** The page that is copied; left out for an empty one. */
  copyOf?: { readonly id: string; readonly name: string };
  onClose: () => void;
  onAdded: (id: string) => void;
};

/** A page of our own: empty but for its opening, or as another one is. */
export function NewPageDialog({ copyOf, onClose, onAdded }: NewPageDialogProps) {
  const create = useMakeCall(pageEditingContract.createPage, [pageEditingContract.listPages]);
  return (
    <FormDialog
      title={copyOf ? `Copy ${copyOf.name}` : "New page"}
      text="It starts as a draft. Visitors see it once you publish it."
      confirmLabel={copyOf ? "Add copy" : "Add page"}
      schema={form}
      defaultValues={{ name: copyOf ? `${copyOf.name} (copy)` : "", path: "" }}
      onClose={onClose}
      onConfirm={async ({ name, path }) => {
        const { id } = await create.mutateAsync({ name, path, copy_of: copyOf?.id ?? null });
        onAdded(id);
      }}
    >
      <FormField name="name" label="Name" hint="Shown to our team; the first title of the page too." required>
        <TextInput autoComplete="off" maxLength={120} />
      </FormField>
      <FormField name="path" label="Address" hint="Such as /winter-specials" required>
        <TextInput autoComplete="off" maxLength={81} />
      </FormField>
    </FormDialog>
  );
}
