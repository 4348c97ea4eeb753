import { useRef } from "react";
import { Field, TextArea, TextInput } from "#design/fields/field.tsx";
import { fillMarks, marksIn } from "#domain/page/page-marks.ts";
import { MarkMenu } from "./mark-menu.tsx";
import { useBlockFormKit } from "./use-block-form-kit.ts";

type MarkedTextProps = {
  label: string;
  value: string;
  onChange: (text: string) => void;
  most: number;
  isLong?: boolean;
  isNeeded?: boolean;
  hint?: string | undefined;
  error?: string | undefined;
  /** Shows how much of the length is used. */
  counts?: boolean;
};

/** A text that can name the company’s values. Under it is what visitors read today. */
export function MarkedText(props: MarkedTextProps) {
  const { label, value, onChange, most, isLong = false, isNeeded = false, hint, error, counts = false } = props;
  const control = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const insert = (mark: string) => {
    const { selectionStart, selectionEnd } = control.current ?? {};
    const [from, to] = [selectionStart ?? value.length, selectionEnd ?? value.length];
    onChange(`${value.slice(0, from)}${mark}${value.slice(to)}`);
    // After the new text is drawn, the cursor is behind what was put in.
    requestAnimationFrame(() => {
      control.current?.focus();
      control.current?.setSelectionRange(from + mark.length, from + mark.length);
    });
  };
  const input = {
    ref: control,
    value,
    maxLength: most,
    autoComplete: "off",
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => onChange(currentTarget.value),
  };
  return (
    <div className="relative grid gap-1">
      <Field label={label} hint={hint} error={error} {...(isNeeded ? { required: true } : { optional: true })}>
        {isLong ? <TextArea rows={3} counter={counts} {...input} /> : <TextInput {...input} />}
      </Field>
      <MarkMenu className="absolute -top-2 right-0" about={label} onChoose={insert} />
      <ReadsNow text={value} />
      {counts && !isLong && <Used text={value} most={most} />}
    </div>
  );
}

/** The text as it reads today, where it names a value. */
export function ReadsNow({ text }: { text: string }) {
  const { marks } = useBlockFormKit();
  if (marksIn(text).length === 0) return null;
  const values = new Map(marks.map(({ name, value }) => [name, value]));
  return (
    <p className="text-ink-2 text-xs">
      Reads today: <span className="font-semibold text-ink">{fillMarks(text, values)}</span>
    </p>
  );
}

const Used = ({ text, most }: { text: string; most: number }) => (
  <p className={`justify-self-end text-xs ${text.length >= most ? "font-semibold text-warn" : "text-ink-3"}`}>
    <span className="sr-only">Characters used: </span>
    {text.length} / {most}
  </p>
);
