import { type ChangeEvent, type KeyboardEvent, useState } from "react";

export type Reading = { value: string } | { problem: string };

type TypedEntry = {
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** The value as people like to see it. */
  show: (value: string) => string;
  /** The meaning of the typed text; an empty text always means an empty value. */
  read: (text: string) => Reading;
};

/** Lets a person type freely and takes the meaning on Enter or on leaving; a text that means nothing stays, with its problem. */
export function useTypedEntry({ value, onChange, onBlur, show, read }: TypedEntry) {
  const [draft, setDraft] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [seenValue, setSeenValue] = useState(value);
  const forget = () => {
    setDraft(null);
    setProblem(null);
  };
  // A value set from outside, by a reset or a calendar, replaces whatever was half typed.
  if (value !== seenValue) {
    setSeenValue(value);
    forget();
  }
  const take = () => {
    if (draft === null) return;
    const reading: Reading = draft.trim() === "" ? { value: "" } : read(draft);
    if ("problem" in reading) return setProblem(reading.problem);
    forget();
    if (reading.value !== value) onChange(reading.value);
  };
  return {
    text: draft ?? show(value),
    problem,
    type: (text: string) => {
      setDraft(text);
      setProblem(null);
    },
    take,
    forget,
    inputProps: {
      value: draft ?? show(value),
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        setDraft(event.currentTarget.value);
        setProblem(null);
      },
      onBlur: () => {
        take();
        onBlur?.();
      },
      onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
        if (event.key !== "Enter" || draft === null) return;
        // The first Enter finishes the text; only the next one may send the form.
        event.preventDefault();
        take();
      },
    },
  };
}
