import type { ReactNode } from "react";
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

type FormFieldProps<V extends FieldValues> = Omit<FieldProps, "error" | "children"> & {
  name: Path<V>;
  /** A native control (TextInput, TextArea, Select), or a function for anything with a value and onChange. */
  children: ReactNode | ((control: ControllerRenderProps<V, Path<V>>) => ReactNode);
};

/** A Field that belongs to the Form around it. `FormField<Values>` has its name checked by the compiler. */
export function FormField<V extends FieldValues = FieldValues>({ name, children, ...field }: FormFieldProps<V>) {
  const error = useFieldMessage(name);
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
  return <Checkbox {...rest} {...register(name)} error={useFieldMessage(name)} />;
}

/** The message of one field, for controls that bring their own label, such as ChoiceCards. */
export function useFieldMessage(name: string): string | undefined {
  const { getFieldState } = useFormContext();
  return getFieldState(name, useFormState({ name })).error?.message;
}
