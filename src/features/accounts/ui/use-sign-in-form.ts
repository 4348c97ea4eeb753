import { type SyntheticEvent, useRef, useState } from "react";
import { reportError } from "#platform/browser/report-error.ts";
import { type Problem, problemOf } from "./problem-notice.tsx";

export type FieldMessages = Readonly<Record<string, string>>;

/** The form’s values, by the names of its fields. */
export type Typed = { text(name: string): string };

type SignInForm = {
  /** Problems found before anything is sent. */
  check?: (typed: Typed) => FieldMessages;
  /** Sends it; an error is shown on the form. */
  send: (typed: Typed) => Promise<unknown>;
};

/** A small sign-in form. Fields keep what was typed, and the first wrong one takes the focus. */
export function useSignInForm({ check, send }: SignInForm) {
  const [errors, setErrors] = useState<FieldMessages>({});
  const [problem, setProblem] = useState<Problem>();
  const [isBusy, setIsBusy] = useState(false);
  const busy = useRef(false);

  const submit = async (form: HTMLFormElement) => {
    if (busy.current) return;
    const typed = typedIn(form);
    const result = check?.(typed) ?? {};
    setErrors(result);
    setProblem(undefined);
    if (Object.keys(result).length > 0) return focusFirst(form, result);
    busy.current = true;
    setIsBusy(true);
    try {
      await send(typed);
    } catch (error) {
      const answer = problemOf(error);
      if (answer.code === "broken") reportError(error);
      setProblem(answer);
    } finally {
      busy.current = false;
      setIsBusy(false);
    }
  };
  const forget = (name: string) => setErrors(({ [name]: _, ...others }) => others);
  const form = {
    // Outside a dialog this method does nothing: a form submitted before hydration keeps what was typed.
    method: "dialog",
    noValidate: true,
    onSubmit: (event: SyntheticEvent<HTMLFormElement>) => {
      event.preventDefault();
      void submit(event.currentTarget);
    },
    onChange: (event: SyntheticEvent<HTMLFormElement>) => {
      if (event.target instanceof HTMLInputElement) forget(event.target.name);
    },
  } as const;
  return { form, errors, problem, isBusy, clearProblem: () => setProblem(undefined) };
}

function typedIn(form: HTMLFormElement): Typed {
  const data = new FormData(form);
  return { text: (name) => String(data.get(name) ?? "") };
}

function focusFirst(form: HTMLFormElement, fieldMessages: FieldMessages) {
  for (const control of form.elements)
    if (control instanceof HTMLElement && (control.getAttribute("name") ?? "") in fieldMessages) return control.focus();
}

/** Only the messages that exist. */
export const messages = (result: Readonly<Record<string, string | undefined>>): FieldMessages =>
  Object.fromEntries(Object.entries(result).flatMap(([name, text]) => (text ? [[name, text]] : [])));
