import { type ComponentProps, type ReactNode, useId } from "react";
import { cx } from "../class-names.ts";

type SwitchProps = Omit<ComponentProps<"input">, "type" | "size" | "role" | "onChange"> & {
  label: ReactNode;
  hint?: ReactNode;
  onChange?: (on: boolean) => void;
};

/** On or off, with effect at once; what is sent later with a form is a Checkbox. */
export function Switch({ label, hint, onChange, className, ...input }: SwitchProps) {
  const id = useId();
  return (
    <label
      className={cx(
        "flex min-h-11 cursor-pointer items-center justify-between gap-4 has-disabled:cursor-not-allowed has-disabled:opacity-55",
        className,
      )}
    >
      <span className="leading-normal">
        <span className="font-medium">{label}</span>
        {hint && (
          <span id={id} className="block text-sm text-ink-2">
            {hint}
          </span>
        )}
      </span>
      <span className="relative inline-flex h-7 w-12 shrink-0">
        <input
          {...input}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox tells its state itself; aria-checked could contradict it
          role="switch"
          aria-describedby={hint ? id : undefined}
          onChange={(event) => onChange?.(event.currentTarget.checked)}
          className="peer size-full cursor-[inherit] appearance-none rounded-pill bg-surface-3 inset-ring-[1.5px] inset-ring-line-strong transition-colors duration-(--d-2) checked:bg-ok checked:inset-ring-ok"
        />
        <span className="pointer-events-none absolute top-1 left-1 size-5 rounded-pill bg-line-strong shadow-1 transition duration-(--d-2) ease-out peer-checked:translate-x-5 peer-checked:bg-surface" />
      </span>
    </label>
  );
}
