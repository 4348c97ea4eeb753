import { ChevronDown } from "lucide-react";
import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { cx } from "../class-names.ts";
import {
  type ControlSize,
  controlClass,
  type FieldControl,
  FieldControlContext,
  FieldProblemContext,
  useNativeControl,
} from "./field-control.ts";

export type FieldProps = {
  label: ReactNode;
  /** Keeps the label for screen readers only, where the place itself says it. */
  hideLabel?: boolean;
  hint?: ReactNode;
  error?: string;
  required?: boolean;
  optional?: boolean;
  className?: string;
  children: ReactNode;
};

/** A labelled place for one control: TextInput, TextArea, Select, or anything that uses `useFieldControl`. */
export function Field({ label, hideLabel, required, optional, className, children, ...texts }: FieldProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  // The control’s own message about the typed text is the newest; nothing is said twice.
  const error = typed ? undefined : texts.error;
  const hint = texts.hint === typed || texts.hint === error ? undefined : texts.hint;
  const control: FieldControl = {
    id,
    "aria-describedby": cx(hint ? `${id}-hint` : null, error && `${id}-error`) || undefined,
    "aria-invalid": error ? true : undefined,
    required,
  };
  return (
    <div className={cx("grid content-start gap-1.5", className)}>
      <label htmlFor={id} className={hideLabel ? "sr-only" : "text-sm font-semibold text-ink"}>
        {label}
        {required && <RequiredMark />}
        {optional && <span className="font-normal text-ink-3"> (optional)</span>}
      </label>
      <FieldProblemContext value={setTyped}>
        <FieldControlContext value={control}>{children}</FieldControlContext>
      </FieldProblemContext>
      {hint && (
        <p id={`${id}-hint`} className="text-xs text-ink-2">
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}

export function RequiredMark() {
  return (
    <span aria-hidden="true" className="text-bad">
      {" *"}
    </span>
  );
}

/** The live region stays in the page while empty, so that a message appearing in it is spoken. */
export function FieldError({ id, text }: { id: string; text?: string }) {
  return (
    <p id={id} aria-live="polite" className={text ? "text-xs font-semibold text-bad" : "sr-only"}>
      {text}
    </p>
  );
}

type TextInputProps = Omit<ComponentProps<"input">, "size"> & {
  size?: ControlSize;
  lead?: ReactNode;
  trail?: ReactNode;
};

export function TextInput({ size, lead, trail, className, ...props }: TextInputProps) {
  const control = useNativeControl<HTMLInputElement, typeof props>(props);
  // A unit may be longer than an icon is wide: "vehicles".
  const isWord = typeof trail === "string" && trail.length > 1;
  const room = isWord ? "pr-22!" : "pr-11!";
  const look = controlClass(size, cx(lead ? "pl-11!" : null, trail ? room : null, className));
  if (!lead && !trail) return <input type="text" {...control} className={look} />;
  const side =
    "pointer-events-none absolute inset-y-0 grid min-w-11 place-items-center text-ink-3 [&_button]:pointer-events-auto [&>svg]:size-[18px]";
  return (
    <div className="relative">
      <input type="text" {...control} className={look} />
      {lead && <span className={cx(side, "left-0")}>{lead}</span>}
      {trail && <span className={cx(side, "right-0", isWord && "px-3.5")}>{trail}</span>}
    </div>
  );
}

type TextAreaProps = ComponentProps<"textarea"> & {
  /** Shows how much of `maxLength` is used. */
  counter?: boolean;
};

export function TextArea({ counter, className, rows = 4, ...props }: TextAreaProps) {
  const control = useNativeControl<HTMLTextAreaElement, typeof props>(props);
  const look = controlClass("md", cx("field-sizing-content max-h-96 py-3 leading-normal", className));
  return (
    <div className="grid gap-1">
      <textarea rows={rows} {...control} style={{ minHeight: `calc(${rows}lh + 1.5rem)` }} className={look} />
      {counter && props.maxLength && <Counter max={props.maxLength} />}
    </div>
  );
}

/** Reads the text area before it rather than its value, so it is right for bound, free and reset controls alike. */
function Counter({ max }: { max: number }) {
  const ref = useRef<HTMLParagraphElement>(null);
  const [used, setUsed] = useState(0);
  useEffect(() => {
    const area = ref.current?.previousElementSibling;
    if (!(area instanceof HTMLTextAreaElement)) return;
    const count = () => setUsed(area.value.length);
    const countAfterReset = () => setTimeout(count);
    count();
    area.addEventListener("input", count);
    area.form?.addEventListener("reset", countAfterReset);
    return () => {
      area.removeEventListener("input", count);
      area.form?.removeEventListener("reset", countAfterReset);
    };
  }, []);
  return (
    <p ref={ref} className={cx("justify-self-end text-xs", used >= max ? "font-semibold text-warn" : "text-ink-3")}>
      <span className="sr-only">Characters used: </span>
      {used} / {max}
    </p>
  );
}

type SelectOption = { value: string; label: string; disabled?: boolean };

type SelectProps = Omit<ComponentProps<"select">, "size"> & {
  size?: ControlSize;
  options?: readonly SelectOption[];
  /** The first choice, with an empty value. */
  placeholder?: string;
};

export function Select({ size, options = [], placeholder, className, children, ...props }: SelectProps) {
  const { required, ...control } = useNativeControl<HTMLSelectElement, typeof props>(props);
  // One that starts with a choice made is never left empty, and HTML asks for an empty first choice where it may be.
  const isChosen = placeholder === undefined && options[0] !== undefined && options[0].value !== "";
  return (
    <div className={cx("relative", className)}>
      <select
        {...control}
        required={required && !isChosen}
        className={controlClass(size, "appearance-none truncate pr-10!")}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
        {children}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-3.5 size-[18px] -translate-y-1/2 text-ink-3"
      />
    </div>
  );
}
