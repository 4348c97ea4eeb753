import { type ChangeEvent, createContext, type FocusEvent, type Ref, useContext, useId } from "react";
import { cx } from "../class-names.ts";

/** The facts a control learns from the field around it; spread it on the focusable element. */
export type FieldControl = {
  id?: string;
  "aria-describedby"?: string;
  "aria-invalid"?: true;
  required?: boolean;
};

/** Additions of a form when it keeps the value of a native control. */
export type FieldBinding = {
  name: string;
  ref: (element: HTMLElement | null) => void;
  onChange: (event: { target: unknown; type?: unknown }) => unknown;
  onBlur: (event: { target: unknown; type?: unknown }) => unknown;
};

export const FieldControlContext = createContext<FieldControl>({});
/** Tells the field what its control says of the typed text itself, so that it is said once. */
export const FieldProblemContext = createContext<(problem: string | null) => void>(() => undefined);
export const FieldBindingContext = createContext<FieldBinding | null>(null);

export const useFieldControl = () => useContext(FieldControlContext);

type NativeProps<E> = {
  name?: string;
  ref?: Ref<E>;
  onChange?: (event: ChangeEvent<E>) => void;
  onBlur?: (event: FocusEvent<E>) => void;
};

/** Joins what the field says, what the form binds and what the caller gave; both sides hear every event. */
export function useNativeControl<E extends HTMLElement, P extends NativeProps<E>>(props: P & NativeProps<E>) {
  const control = useFieldControl();
  const binding = useContext(FieldBindingContext);
  const ownId = useId();
  // A control outside a field has an id too: browsers fill in, and tools find, only what can be named.
  if (!binding) return { ...control, id: control.id ?? (props.name ? undefined : ownId), ...props };
  return {
    ...control,
    ...props,
    name: binding.name,
    ref: (element: E | null) => {
      binding.ref(element);
      giveRef(props.ref, element);
    },
    onChange: (event: ChangeEvent<E>) => {
      binding.onChange(event);
      props.onChange?.(event);
    },
    onBlur: (event: FocusEvent<E>) => {
      binding.onBlur(event);
      props.onBlur?.(event);
    },
  };
}

function giveRef<E>(ref: Ref<E> | undefined, element: E | null) {
  if (typeof ref === "function") ref(element);
  else if (ref) ref.current = element;
}

export type ControlSize = "sm" | "md";

/** The look of anything one types into or picks from; date pickers and comboboxes wear it too. */
export function controlClass(size: ControlSize = "md", className?: string) {
  return cx(
    "w-full rounded-sm bg-surface text-ink inset-ring-[1.5px] inset-ring-line-strong transition-shadow duration-(--d-1)",
    "placeholder:text-ink-3 hover:inset-ring-ink-2",
    "focus:outline-3 focus:outline-offset-0 focus:outline-focus/35 focus:inset-ring-2 focus:inset-ring-focus",
    "aria-invalid:inset-ring-2 aria-invalid:inset-ring-bad",
    "disabled:bg-surface-2 disabled:text-ink-3 disabled:hover:inset-ring-line-strong",
    // Below 16 px a phone zooms into the page on focus.
    size === "md"
      ? "min-h-12 px-4 text-base"
      : "min-h-10 px-3 text-[0.9375rem] pointer-coarse:min-h-11 pointer-coarse:text-base",
    className,
  );
}
