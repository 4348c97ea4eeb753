import { type ChangeEvent, useEffect, useRef, useState } from "react";

/** A text that is told to the others after a pause in the typing. */
export function useTyped(value: string, onChange: (text: string) => void, delay = 300) {
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (value !== seen) {
    setSeen(value);
    setText(value);
  }
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    value: text,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      const next = event.currentTarget.value;
      setText(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => onChange(next.trim()), delay);
    },
  };
}
