import * as z from "zod/mini";
import { TextArea } from "../fields/field.tsx";
import { FormField } from "../fields/form-field.tsx";
import { type ActionFrame, FormDialog } from "./form-dialog.tsx";
import type { Action } from "./use-action.ts";

export type ReasonField = {
  label?: string;
  /** The reader. */
  hint?: string;
  isOptional?: boolean;
  maxLength?: number;
};

type ActionDialogProps<Result> = ActionFrame &
  Action<string, Result> & {
    /** Left out where the action needs no reason. */
    reason?: ReasonField;
  };

/**
 * Asks before an action, says what will happen, and takes the reason. A failure is shown in the dialog, and what was typed
 * stays; when someone else has changed the record, it offers to load it again.
 */
export function ActionDialog<Result>({ reason, onConfirm, children, ...props }: ActionDialogProps<Result>) {
  return (
    <FormDialog
      {...props}
      schema={schemaFor(reason)}
      defaultValues={{ reason: "" }}
      onConfirm={(values) => onConfirm(values.reason)}
    >
      {children}
      {reason && <Reason {...reason} />}
    </FormDialog>
  );
}

function Reason({ label = "Reason", hint, isOptional = false, maxLength = 500 }: ReasonField) {
  return (
    <FormField name="reason" label={label} hint={hint} {...(isOptional ? { optional: true } : { required: true })}>
      <TextArea rows={2} maxLength={maxLength} />
    </FormField>
  );
}

function schemaFor(reason: ReasonField | undefined) {
  const isRequired = reason !== undefined && !reason.isOptional;
  const missing = `Enter the ${(reason?.label ?? "reason").toLowerCase()}`;
  return z.object({ reason: z.string().check(z.trim(), z.minLength(isRequired ? 1 : 0, missing)) });
}
