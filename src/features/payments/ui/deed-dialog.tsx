import type { ReactNode } from "react";
import type { DefaultValues, FieldValues } from "react-hook-form";
import { Button } from "#design/button.tsx";
import { Dialog } from "#design/dialog.tsx";
import { FieldErrors, Form, SubmitButton } from "#design/form.tsx";
import { toast } from "#design/toast.tsx";
import { CallFailed } from "#platform/browser/call-api.ts";

type DeedDialogProps<In extends FieldValues, Out> = {
  title: string;
  text: ReactNode;
  confirmLabel: string;
  tone?: "primary" | "danger";
  onClose: () => void;
  schema: Parameters<typeof Form<In, Out>>[0]["schema"];
  defaultValues: DefaultValues<In>;
  /** Says what was done. */
  onSubmit: (values: Out) => Promise<string>;
  children?: ReactNode;
};

/** A form in a dialog that does one deed; what the server says no to stands in the form. */
export function DeedDialog<In extends FieldValues, Out>(props: DeedDialogProps<In, Out>) {
  const { title, text, confirmLabel, tone = "primary", onClose } = props;
  const submit = async (values: Out) => {
    try {
      const done = await props.onSubmit(values);
      onClose();
      void toast({ title: done, kind: "success" });
    } catch (error) {
      if (error instanceof CallFailed) throw new FieldErrors(error.fields, error.message);
      throw error;
    }
  };
  return (
    <Dialog open onClose={onClose} title={title} description={text} size="sm">
      <Form schema={props.schema} defaultValues={props.defaultValues} onSubmit={submit} className="grid gap-4 pb-3">
        {props.children}
        <div className="flex flex-wrap justify-end gap-3 pt-1 max-sm:[&>*]:grow">
          <Button variant="outline" onClick={onClose}>
            Not now
          </Button>
          <SubmitButton variant={tone}>{confirmLabel}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
