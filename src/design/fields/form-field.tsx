import { isValidElement, type ReactNode } from "react";
import {
  type ControllerRenderProps,
  type FieldValues,
  type Path,
  useController,
  useFormContext,
  useFormState,
} from "react-hook-form";
import { Checkbox } from "./checkbox.tsx";
import { Field, type FieldProps } from "./field.tsx";
import { FieldBindingContext } from "./field-control.ts";
import { type Noted, useNoteField } from "./noted-fields.tsx";

type FormFieldProps<V extends FieldValues> = Omit<FieldProps, "error" | "children"> & {
  name: Path<V>;
  /** How a value reads where it is shown beside someone else’s. */
  describe?: (value: unknown) => string;
  /** A native control (TextInput, TextArea, Select), or a function for anything with a value and onChange. */
  children: ReactNode | ((control: ControllerRenderProps<V, Path<V>>) => ReactNode);
};

/** A Field that belongs to the Form around it. `FormField<Values>` has its name checked by the compiler. */
export function FormField<V extends FieldValues = FieldValues>({
  name,
  describe,
  children,
  ...field
}: FormFieldProps<V>) {
  const error = useFieldMessage(name);
  useNoteField(name, { label: field.label, describe: describe ?? optionLabels(children) });
  return (
    <Field {...field} error={error}>
      {typeof children === "function" ? (
        <Controlled name={name} draw={children} />
      ) : (
        <Bound name={name}>{children}</Bound>
      )}
    </Field>
  );
}

/** Of a choice the words of its options. */
function optionLabels(children: unknown): Noted["describe"] {
  if (!isValidElement<{ options?: readonly { value: unknown; label: string }[] }>(children)) return undefined;
  const { options } = children.props;
  return options && ((value) => options.find((one) => one.value === value)?.label ?? "Empty");
}

function Bound({ name, children }: { name: string; children: ReactNode }) {
  const { register } = useFormContext();
  return <FieldBindingContext value={register(name)}>{children}</FieldBindingContext>;
}

type ControlledProps<V extends FieldValues> = {
  name: Path<V>;
  draw: (control: ControllerRenderProps<V, Path<V>>) => ReactNode;
};

function Controlled<V extends FieldValues>({ name, draw }: ControlledProps<V>) {
  const { field } = useController<V, Path<V>>({ name });
  return draw(field);
}

type FormCheckboxProps<V extends FieldValues> = {
  name: Path<V>;
  label: ReactNode;
  hint?: ReactNode;
  required?: boolean;
};

export function FormCheckbox<V extends FieldValues = FieldValues>({ name, ...rest }: FormCheckboxProps<V>) {
  const { register } = useFormContext<V>();
  useNoteField(name, { label: rest.label });
  return <Checkbox {...rest} {...register(name)} error={useFieldMessage(name)} />;
}

/** The message of one field, for controls that bring their own label, such as ChoiceCards. */
export function useFieldMessage(name: string): string | undefined {
  const { getFieldState } = useFormContext();
  return getFieldState(name, useFormState({ name })).error?.message;
}
