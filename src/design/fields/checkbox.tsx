import { Check } from "lucide-react";
import { type ComponentProps, type ReactNode, useId } from "react";
import { cx } from "../class-names.ts";
import { FieldError, RequiredMark } from "./field.tsx";

type CheckboxProps = Omit<ComponentProps<"input">, "type" | "size"> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
};

export function Checkbox({ label, hint, error, className, ...input }: CheckboxProps) {
  const id = useId();
  const described = cx(hint ? `${id}-hint` : null, error && `${id}-error`) || undefined;
  return (
    <div className={cx("grid gap-1", className)}>
      <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2.5 has-disabled:cursor-not-allowed has-disabled:opacity-55">
        <span className="relative mt-px grid size-[22px] shrink-0 place-items-center">
          <input
            {...input}
            type="checkbox"
            aria-describedby={described}
            aria-invalid={error ? true : undefined}
            className="peer size-full cursor-[inherit] appearance-none rounded-xs bg-surface inset-ring-[1.5px] inset-ring-line-strong transition-colors duration-(--d-1) checked:bg-primary checked:inset-ring-primary hover:inset-ring-ink-2 aria-invalid:inset-ring-2 aria-invalid:inset-ring-bad"
          />
          <Check
            aria-hidden="true"
            strokeWidth={3.2}
            className="pointer-events-none absolute size-4 scale-50 text-on-primary opacity-0 transition duration-(--d-1) peer-checked:scale-100 peer-checked:opacity-100"
          />
        </span>
        <span className="leading-normal">
          {label}
          {input.required && <RequiredMark />}
          {hint && (
            <span id={`${id}-hint`} className="block text-sm text-ink-2">
              {hint}
            </span>
          )}
        </span>
      </label>
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}
