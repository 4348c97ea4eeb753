import { useState } from "react";

/** The open one of several dialogs. */
export function useOpenDialog<Name extends string>() {
  const [name, setName] = useState<Name>();
  return { name, open: (next: Name) => setName(next), close: () => setName(undefined) };
}

/** Every action on an account requires a reason. */
export const accountReason = { hint: "Saved in the activity log." } as const;
