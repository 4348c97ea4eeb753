import { type Ref, useId, useState } from "react";
import { cx } from "../class-names.ts";
import { Star } from "../stars.tsx";
import { FieldError, RequiredMark } from "./field.tsx";

type StarInputProps = {
  label: string;
  /** 0 while nothing is chosen. */
  value: number;
  onChange: (value: number) => void;
  words?: readonly string[];
  name?: string;
  error?: string;
  required?: boolean;
  /** The first star, for a form that wants to put the focus here. */
  ref?: Ref<HTMLInputElement>;
};

const defaultWords = ["Poor", "Fair", "Good", "Very good", "Excellent"] as const;

/** Five radio buttons drawn as stars: arrow keys, form data and screen readers come for free. */
export function StarInput({
  label,
  value,
  onChange,
  words = defaultWords,
  name,
  error,
  required,
  ref,
}: StarInputProps) {
  const id = useId();
  const [pointed, setPointed] = useState(0);
  const lit = pointed || value;
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined} className="grid content-start">
      <legend className="mb-0.5 text-sm font-semibold">
        {label}
        {required && <RequiredMark />}
      </legend>
      <div className="flex flex-wrap items-center gap-3">
        <div className="-ml-2 flex" onPointerLeave={() => setPointed(0)}>
          {words.map((word, index) => (
            <label
              key={word}
              onPointerEnter={() => setPointed(index + 1)}
              className="grid size-11 cursor-pointer place-items-center rounded-sm text-3xl has-focus-visible:outline-3 has-focus-visible:outline-focus"
            >
              <input
                ref={index === 0 ? ref : undefined}
                type="radio"
                name={name ?? id}
                value={index + 1}
                checked={value === index + 1}
                required={required}
                onChange={() => onChange(index + 1)}
                className="sr-only"
              />
              <span className="sr-only">
                {index + 1} out of {words.length}: {word}
              </span>
              <Star
                filled={index < lit}
                className={cx("transition-transform duration-(--d-2) ease-out", index < pointed && "scale-115")}
              />
            </label>
          ))}
        </div>
        <span aria-hidden="true" className="text-sm font-semibold text-ink-2">
          {words[lit - 1]}
        </span>
      </div>
      <FieldError id={`${id}-error`} text={error} />
    </fieldset>
  );
}
