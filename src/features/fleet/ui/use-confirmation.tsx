import { useCallback, useState } from "react";
import { Alert } from "#design/alert.tsx";
import { FormCheckbox } from "#design/fields/form-field.tsx";
import { CallFailed } from "#platform/browser/call-api.ts";

/** The unusual facts as text. */
const warnings: Readonly<Record<string, string>> = {
  far: "That is a long way for this time.",
  below_known: "The vehicle has already driven further than this.",
  more_than_usual: "It used far more fuel than usual.",
  less_than_usual: "It used far less fuel than usual.",
  unlikely: "No vehicle uses so little or so much fuel. Check the litres and the kilometres.",
};

/** Confirms unusual values: the server names them, and the form then offers to confirm. */
export function useConfirmation() {
  const [shown, setShown] = useState<readonly string[]>([]);
  const asking = async <T,>(send: () => Promise<T>): Promise<T> => {
    try {
      return await send();
    } catch (error) {
      if (error instanceof CallFailed && error.reason === "needs_confirmation") setShown(warningsIn(error));
      throw error;
    }
  };
  // In a long form it may be out of view.
  const bringIntoView = useCallback((box: HTMLElement | null) => box?.scrollIntoView?.({ block: "nearest" }), []);
  const notice = shown.length > 0 && (
    <div ref={bringIntoView}>
      <Alert tone="warn" title="Please check this" announce>
        <ul>
          {shown.map((warning) => (
            <li key={warning}>{warnings[warning] ?? warning}</li>
          ))}
        </ul>
        <FormCheckbox name="is_confirmed" label="I’ve checked it, and it’s right" />
      </Alert>
    </div>
  );
  return { asking, notice };
}

function warningsIn({ details }: CallFailed): readonly string[] {
  const input = Object(details).warnings;
  return Array.isArray(input) ? input.map(String) : [];
}
