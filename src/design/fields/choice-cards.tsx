import { Check } from "lucide-react";
import { type ReactNode, type Ref, useId } from "react";
import { cx } from "../class-names.ts";
import { FieldError, RequiredMark } from "./field.tsx";

export type Choice<V extends string> = {
  value: V;
  title: ReactNode;
  text?: ReactNode;
  /** The line in bold at the foot, such as a price. */
  note?: ReactNode;
  picture?: ReactNode;
  icon?: ReactNode;
  tag?: ReactNode;
  disabled?: boolean;
};

type ChoiceCardsProps<V extends string> = {
  legend: ReactNode;
  hideLegend?: boolean;
  choices: readonly Choice<V>[];
  value: V | undefined;
  onChange: (value: V) => void;
  name?: string;
  error?: string;
  required?: boolean;
  /** The first card, for a form that wants to put the focus here. */
  ref?: Ref<HTMLInputElement>;
  /** The columns, as grid classes. */
  className?: string;
};

/** Radio buttons as cards, with or without a picture. */
export function ChoiceCards<V extends string>(props: ChoiceCardsProps<V>) {
  const { legend, hideLegend, choices, value, onChange, name, error, required, ref, className } = props;
  const id = useId();
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined} className="min-w-0">
      <legend className={hideLegend ? "sr-only" : "mb-3 text-sm font-semibold"}>
        {legend}
        {required && <RequiredMark />}
      </legend>
      <div className={cx("grid gap-3 sm:gap-4", className)}>
        {choices.map((choice, index) => (
          <ChoiceCard
            key={choice.value}
            ref={index === 0 ? ref : undefined}
            choice={choice}
            name={name ?? id}
            checked={choice.value === value}
            onChoose={() => onChange(choice.value)}
          />
        ))}
      </div>
      <FieldError id={`${id}-error`} text={error} />
    </fieldset>
  );
}

const card =
  "relative flex cursor-pointer flex-col overflow-hidden rounded-lg bg-surface transition duration-(--d-2) ease-out " +
  "after:pointer-events-none after:absolute after:inset-0 after:rounded-[inherit] after:inset-ring-[1.5px] after:inset-ring-line " +
  "hover:-translate-y-[3px] hover:shadow-2 hover:after:inset-ring-line-strong motion-reduce:hover:translate-y-0 " +
  "has-checked:shadow-2 has-checked:after:inset-ring-3 has-checked:after:inset-ring-primary " +
  "has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus " +
  "has-disabled:pointer-events-none has-disabled:opacity-55";

type ChoiceCardProps = {
  ref?: Ref<HTMLInputElement>;
  choice: Choice<string>;
  name: string;
  checked: boolean;
  onChoose: () => void;
};

function ChoiceCard({ ref, choice, name, checked, onChoose }: ChoiceCardProps) {
  const { value, title, text, note, picture, icon, tag, disabled } = choice;
  return (
    <label className={card}>
      <input
        ref={ref}
        type="radio"
        name={name}
        value={value}
        checked={checked}
        disabled={disabled}
        onChange={onChoose}
        className="peer/choice sr-only"
      />
      {picture && <span className="relative block [&>svg]:block [&>svg]:w-full">{picture}</span>}
      <span className="absolute top-2 right-2 grid size-[26px] place-items-center rounded-pill bg-surface/90 text-transparent inset-ring-2 inset-ring-line-strong peer-checked/choice:bg-primary peer-checked/choice:text-on-primary peer-checked/choice:inset-ring-primary sm:top-3 sm:right-3">
        <Check aria-hidden="true" strokeWidth={3} className="size-4" />
      </span>
      <span
        className={cx("relative grid gap-1 px-3 pt-3 pb-3.5 sm:px-4 sm:pt-3.5 sm:pb-4", !picture && "pr-11! sm:pr-12!")}
      >
        {icon && <span className="mb-1 text-link [&>svg]:size-6">{icon}</span>}
        {tag && (
          <span
            className={cx(
              "w-fit rounded-pill bg-sun px-2.5 py-1 text-xs font-bold leading-none text-atlantic ring-3 ring-surface",
              picture ? "-top-3 absolute right-3" : null,
            )}
          >
            {tag}
          </span>
        )}
        <span className="font-display text-[1.0313rem] font-bold leading-tight sm:text-[1.1563rem]">{title}</span>
        {text && <span className="text-sm leading-snug text-ink-2">{text}</span>}
        {note && <span className="mt-1 text-[0.9375rem] font-bold">{note}</span>}
      </span>
    </label>
  );
}
