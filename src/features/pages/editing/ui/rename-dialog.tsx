import * as z from "zod/mini";
import { TextInput } from "#design/fields/field.tsx";
import { FormField } from "#design/fields/form-field.tsx";
import { FormDialog } from "#design/overlay/form-dialog.tsx";
import { useMakeCall } from "#platform/browser/use-call.ts";
import { pathField } from "../../contract.ts";
import { type EditedPage, pageEditingContract } from "../contract.ts";
import type { EditedDraft } from "./use-edited-page.ts";

const form = z.object({
  name: z
    .string()
    .check(z.trim(), z.minLength(1, "Enter the name"), z.maxLength(120, "Please use at most 120 characters")),
  path: pathField,
});

type RenameDialogProps = {
  page: EditedPage;
  edited: EditedDraft;
  onChanged: (page: EditedPage) => void;
  onClose: () => void;
};

export function RenameDialog({ page, edited, onChanged, onClose }: RenameDialogProps) {
  const { renamePage, listPages, readEditedPage } = pageEditingContract;
  const rename = useMakeCall(renamePage, [listPages, readEditedPage]);
  const wasSeen = page.state === "published" || page.state === "expired";
  return (
    <FormDialog
      title="Change name or address"
      text={
        wasSeen
          ? `If you change the address, ${page.path} leads to the new one: links and search results keep working.`
          : "No visitor knows its address yet, so nothing leads from the old one to the new."
      }
      confirmLabel="Save"
      doneLabel="Page renamed"
      schema={form}
      defaultValues={{ name: page.name, path: page.path }}
      onClose={onClose}
      onConfirm={async ({ name, path }) => {
        await edited.save();
        onChanged(await rename.mutateAsync({ id: page.id, version: edited.current().base.version, name, path }));
      }}
    >
      <FormField name="name" label="Name" required>
        <TextInput autoComplete="off" maxLength={120} />
      </FormField>
      <FormField name="path" label="Address" required>
        <TextInput autoComplete="off" maxLength={81} />
      </FormField>
    </FormDialog>
  );
}
