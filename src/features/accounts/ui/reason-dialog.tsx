import { type ReactNode, useState } from "react";
import type { DefaultValues, FieldValues } from "react-hook-form";
import * as z from "zod/mini";
import { Button } from "#design/button.tsx";
import { TextArea } from "#design/fields/field.tsx";
import { FieldErrors, Form, SubmitButton } from "#design/fields/form.tsx";
import { FormField } from "#design/fields/form-field.tsx";
import { Dialog } from "#design/overlay/dialog.tsx";
import { toast } from "#design/overlay/toast.tsx";
import { CallFailed } from "#platform/browser/call-api.ts";
import { reason } from "../contract.ts";

/** Says what only the server could find wrong where the person can read it. */
export async function orSay<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof CallFailed) throw new FieldErrors(error.fields, error.message);
    throw error;
  }
}

const reasonForm = z.object({ reason });

type ReasonDialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  text: ReactNode;
  /** Names the action: "Suspend account". */
  confirmLabel: string;
  tone?: "primary" | "danger";
  /** Shown when it is done, unless the screen shows it anyway. */
  doneText?: string;
  onConfirm: (reason: string) => Promise<unknown>;
};

/** Asks why before something is done to somebody's account. */
export function ReasonDialog({ onConfirm, ...props }: ReasonDialogProps) {
  return (
    <ActionDialog
      {...props}
      schema={reasonForm}
      defaultValues={{ reason: "" }}
      onSubmit={({ reason: why }) => onConfirm(why)}
    />
  );
}

type ActionDialogProps<In extends FieldValues, Out> = Omit<ReasonDialogProps, "onConfirm"> & {
  schema: Parameters<typeof Form<In, Out>>[0]["schema"];
  defaultValues: DefaultValues<In>;
  /** Fields before the reason. */
  children?: ReactNode;
  /** Left out where the action explains itself. */
  asksReason?: boolean;
  onSubmit: (values: Out) => Promise<unknown>;
};

/** A form in a dialog that does one action. */
export function ActionDialog<In extends FieldValues, Out>(props: ActionDialogProps<In, Out>) {
  const { open, onClose, title, text, confirmLabel, tone = "primary", doneText, asksReason = true } = props;
  const submit = async (values: Out) => {
    await orSay(() => props.onSubmit(values));
    onClose();
    if (doneText) void toast({ title: doneText, kind: "success" });
  };
  return (
    <Dialog open={open} onClose={onClose} title={title} description={text} size="sm">
      <Form schema={props.schema} defaultValues={props.defaultValues} onSubmit={submit} className="grid gap-4 pb-3">
        {props.children}
        {asksReason && (
          <FormField name="reason" label="Reason" required hint="Saved in the activity log.">
            <TextArea rows={2} maxLength={500} />
          </FormField>
        )}
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

/** Which of several dialogs is open. */
export function useOpenDialog<Name extends string>() {
  const [name, setName] = useState<Name>();
  return { name, open: (next: Name) => setName(next), close: () => setName(undefined) };
}
