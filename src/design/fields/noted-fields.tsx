import { createContext, type ReactNode, use, useEffect } from "react";

/** The label of a field, and how its value reads, for those who show it elsewhere. */
export type Noted = { readonly label: ReactNode; readonly describe?: ((value: unknown) => string) | undefined };

const NotedFields = createContext<Map<string, Noted> | null>(null);
export const NotedFieldsProvider = NotedFields.Provider;
export const useNotedFields = () => use(NotedFields);

/** A field of a form says its name. */
export function useNoteField(name: string, { label, describe }: Noted): void {
  const fields = useNotedFields();
  useEffect(() => {
    fields?.set(name, { label, describe });
  });
}
