import { type ReactNode, useId } from "react";
import { cx } from "../class-names.ts";
import { stripFades, useStrip } from "../use-strip.ts";

type Option<V extends string> = { value: V; label: ReactNode; icon?: ReactNode };

type SegmentedProps<V extends string> = {
  /** The thing being chosen, for screen readers. */
  label: string;
  options: readonly Option<V>[];
  value: V;
  onChange: (value: V) => void;
  /** Shows icons alone; the labels stay for screen readers. */
  iconsOnly?: boolean;
  /** As wide as there is room, each choice alike: for a thumb. */
  isWide?: boolean;
  className?: string;
};

/** A few choices side by side. Radio buttons underneath, so the arrow keys work as everyone expects. */
export function Segmented<V extends string>({
  label,
  options,
  value,
  onChange,
  iconsOnly,
  isWide,
  className,
}: SegmentedProps<V>) {
  const name = useId();
  const { strip, more } = useStrip<HTMLFieldSetElement>(value);
  return (
    <fieldset
      ref={strip}
      data-more={more}
      className={cx(
        // The inputs are hidden by taking them out of the flow: without this they would widen the page beneath it all.
        "relative inline-flex min-w-0 max-w-full overflow-x-auto rounded-pill bg-surface-2 p-[3px] [scrollbar-width:none]",
        isWide ? "w-full" : "w-fit",
        stripFades,
        className,
      )}
    >
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          data-chosen={option.value === value}
          className={cx(
            "inline-flex min-h-9 cursor-pointer items-center gap-2 whitespace-nowrap rounded-pill text-sm font-semibold text-ink-2 transition duration-(--d-1) pointer-coarse:min-h-11",
            "hover:text-ink has-checked:bg-[light-dark(var(--surface),var(--surface-3))] has-checked:text-ink has-checked:shadow-1 has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-focus",
            iconsOnly ? "min-w-9 justify-center px-2 pointer-coarse:min-w-11" : "px-3.5",
            isWide && "flex-1 justify-center text-base pointer-coarse:min-h-12",
            "[&>svg]:size-[17px]",
          )}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="sr-only"
          />
          {option.icon}
          <span className={iconsOnly ? "sr-only" : undefined}>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
