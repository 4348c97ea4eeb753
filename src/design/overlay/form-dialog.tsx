import { type ReactNode, useId } from "react";
import type { DefaultValues, FieldValues } from "react-hook-form";
import type { CallFailed } from "#platform/browser/call-api.ts";
import { Button } from "../button.tsx";
import { Form, type FormSchema } from "../fields/form.tsx";
import { Dialog } from "./dialog.tsx";
import { KeepMine } from "./keep-mine.tsx";
import { type Action, useAction } from "./use-action.ts";

export type ActionFrame = {
  /** Left out where the dialog is on the page only while it is open. */
  open?: boolean;
  title: string;
  /** The effect, and who hears of it. */
  text: ReactNode;
  /** Names the action, as its title does: "Waive fee". */
  confirmLabel: string;
  cancelLabel?: string;
  tone?: "primary" | "danger";
  /** Wider, where something is compared. */
  size?: "sm" | "md" | "lg";
  /** The current record, from what a refusal brings along. */
  describeFresh?: (details: CallFailed["details"]) => string;
  children?: ReactNode;
};

type FormDialogProps<In extends FieldValues, Out, Result> = ActionFrame &
  Action<Out, Result> & {
    schema: FormSchema<In, Out>;
    defaultValues: DefaultValues<NoInfer<In>>;
  };

/** A form in a dialog that does one action: see ActionDialog, for an action that asks for a reason at most. */
export function FormDialog<In extends FieldValues, Out, Result>(props: FormDialogProps<In, Out, Result>) {
  const { open = true, title, text, confirmLabel, cancelLabel = "Cancel", tone = "primary" } = props;
  const form = useId();
  const { isBusy, stale, run, close } = useAction(props);
  return (
    <Dialog
      open={open}
      onClose={close}
      title={title}
      description={text}
      size={props.size ?? "sm"}
      footer={
        <>
          <Button variant="outline" onClick={close}>
            {cancelLabel}
          </Button>
          <Button type="submit" form={form} variant={tone} busy={isBusy}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Form
        id={form}
        schema={props.schema}
        defaultValues={props.defaultValues}
        onSubmit={run}
        className="grid gap-4 not-empty:pb-1"
      >
        {props.children}
        {stale && <KeepMine failure={stale} theirs={props.defaultValues} now={props.describeFresh?.(stale.details)} />}
      </Form>
    </Dialog>
  );
}
