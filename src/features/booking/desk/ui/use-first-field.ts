import { type RefObject, useEffect } from "react";

/** Puts the cursor into the field with this label, each time it becomes another one. */
export function useFirstField(fields: RefObject<HTMLElement | null>, label: string) {
  useEffect(() => {
    if (label === "") return;
    const labels = [...(fields.current?.querySelectorAll("label") ?? [])];
    labels.find(({ textContent }) => textContent?.startsWith(label))?.control?.focus();
  }, [fields, label]);
}
