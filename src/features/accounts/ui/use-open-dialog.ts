import { useState } from "react";

/** Which of several dialogs is open. */
export function useOpenDialog<Name extends string>() {
  const [name, setName] = useState<Name>();
  return { name, open: (next: Name) => setName(next), close: () => setName(undefined) };
}

/** Every action on an account asks for one. */
export const accountReason = { hint: "Saved in the activity log." } as const;
