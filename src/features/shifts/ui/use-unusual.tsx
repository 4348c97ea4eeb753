import { useState } from "react";
import { Alert } from "#design/alert.tsx";
import { Checkbox } from "#design/fields/checkbox.tsx";
import { CallFailed } from "#platform/browser/call-api.ts";

/** Lets the driver confirm an unusual odometer reading that the server has questioned. */
export function useUnusual(error: Error | null) {
  const [isConfirmed, setConfirmed] = useState(false);
  const needsConfirmation = error instanceof CallFailed && error.reason === "needs_confirmation";
  const notice = (needsConfirmation || isConfirmed) && (
    <Alert tone="warn" announce title="These kilometres are unusual">
      <Checkbox
        label="I’ve checked them, and they’re right"
        checked={isConfirmed}
        onChange={(event) => setConfirmed(event.currentTarget.checked)}
      />
    </Alert>
  );
  return { isConfirmed, notice, problem: error && !needsConfirmation ? error.message : "" };
}
