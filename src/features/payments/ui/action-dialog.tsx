import { useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { DefaultValues, FieldValues } from "react-hook-form";
import { Button } from "#design/button.tsx";
import { FieldErrors, Form, SubmitButton } from "#design/fields/form.tsx";
import { Dialog } from "#design/overlay/dialog.tsx";
import { toast } from "#design/overlay/toast.tsx";
import { CallFailed } from "#platform/browser/call-api.ts";
import type { Call } from "#platform/contract.ts";

type ActionDialogProps<In extends FieldValues, Out> = {
  title: string;
  text: ReactNode;
  confirmLabel: string;
  tone?: "primary" | "danger";
  onClose: () => void;
  schema: Parameters<typeof Form<In, Out>>[0]["schema"];
  defaultValues: DefaultValues<In>;
  /** Says what was done. */
  onSubmit: (values: Out) => Promise<string>;
  /** What is read anew when somebody else was faster. */
  refreshes?: readonly Call[];
  children?: ReactNode;
};

/** Somebody else was faster: the form speaks of what is no longer so, and what is shown behind it is read anew. */
const overtaken: readonly string[] = ["changed_meanwhile", "decided"];

/** A form in a dialog that does one action; what the server says no to stands in the form. */
export function ActionDialog<In extends FieldValues, Out>(props: ActionDialogProps<In, Out>) {
  const { title, text, confirmLabel, tone = "primary", onClose } = props;
  const kept = useQueryClient();
  const submit = async (values: Out) => {
    try {
      const done = await props.onSubmit(values);
      onClose();
      void toast({ title: done, kind: "success" });
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      if (!overtaken.includes(error.reason ?? "")) throw new FieldErrors(error.fields, error.message);
      for (const { name } of props.refreshes ?? []) void kept.invalidateQueries({ queryKey: [name] });
      onClose();
      void toast({ title: "Someone else has just changed this", description: error.message, kind: "error" });
    }
  };
  return (
    <Dialog open onClose={onClose} title={title} description={text} size="sm">
      <Form schema={props.schema} defaultValues={props.defaultValues} onSubmit={submit} className="grid gap-4 pb-3">
        {props.children}
        <div className="flex flex-wrap justify-end gap-3 pt-1 max-sm:[&>*]:grow">
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton variant={tone}>{confirmLabel}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
