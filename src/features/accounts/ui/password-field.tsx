import { Eye, EyeOff } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import { Field, TextInput } from "#design/fields/field.tsx";

type PasswordFieldProps = {
  label?: string;
  name?: string;
  hint?: string;
  error?: string;
  /** Tells password managers whether to fill in or to suggest. */
  autoComplete: "current-password" | "new-password";
};

/** A password that can be looked at, with a word when Caps Lock is on. */
export function PasswordField({
  label = "Password",
  name = "password",
  hint,
  error,
  autoComplete,
}: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const [hasCapsLock, setHasCapsLock] = useState(false);
  const watch = (event: KeyboardEvent) => setHasCapsLock(event.getModifierState("CapsLock"));
  return (
    <div className="grid gap-1.5">
      <Field label={label} hint={hint} error={error} required>
        <TextInput
          name={name}
          type={isShown ? "text" : "password"}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={200}
          onKeyDown={watch}
          onKeyUp={watch}
          onBlur={() => setHasCapsLock(false)}
          trail={
            <button
              type="button"
              aria-label={isShown ? "Hide password" : "Show password"}
              aria-pressed={isShown}
              onClick={() => setIsShown(!isShown)}
              className="grid size-10 pointer-coarse:size-11 place-items-center rounded-xs text-ink-3 hover:text-ink [&>svg]:size-[19px]"
            >
              {isShown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
            </button>
          }
        />
      </Field>
      <p role="status" className={hasCapsLock ? "font-semibold text-warn text-xs" : "sr-only"}>
        {hasCapsLock ? "Caps Lock is on." : ""}
      </p>
    </div>
  );
}
