import { type ComponentProps, type ReactNode, type RefObject, useContext, useEffect, useId } from "react";
import { cx } from "./class-names.ts";
import { type ControlSize, controlClass, FieldProblemContext, useFieldControl } from "./fields/field-control.ts";

type EntryShellProps = {
  anchor: RefObject<HTMLDivElement | null>;
  input: ComponentProps<"input">;
  button: Omit<ComponentProps<"button">, "children"> & { label: string; icon: ReactNode };
  size?: ControlSize;
  /** The problem with the typed text. */
  problem?: string | null;
};

/** A text input with a button at its end, joined to the field around it; date and time pickers wear it. */
export function EntryShell({ anchor, input, button, size, problem }: EntryShellProps) {
  const field = useFieldControl();
  const problemId = useId();
  const tellField = useContext(FieldProblemContext);
  useEffect(() => tellField(problem ?? null), [tellField, problem]);
  const { label, icon, ...buttonProps } = button;
  return (
    <div>
      <div ref={anchor} className="relative">
        <input
          type="text"
          {...field}
          id={field.id ?? `${problemId}-entry`}
          {...input}
          aria-invalid={problem ? true : field["aria-invalid"]}
          aria-describedby={cx(field["aria-describedby"], problem && problemId) || undefined}
          className={controlClass(size, "pe-12!")}
        />
        <button
          type="button"
          disabled={input.disabled}
          {...buttonProps}
          aria-label={label}
          className="absolute inset-y-0 end-1 my-auto grid size-10 pointer-coarse:size-11 place-items-center rounded-xs text-ink-3 hover:text-ink disabled:opacity-45 [&>svg]:size-[19px]"
        >
          {icon}
        </button>
      </div>
      <p id={problemId} aria-live="polite" className={problem ? "mt-1.5 text-xs font-semibold text-bad" : "sr-only"}>
        {problem}
      </p>
    </div>
  );
}
